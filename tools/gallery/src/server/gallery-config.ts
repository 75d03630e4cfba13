import path from 'node:path';
import { baseConfig } from '@portal/webpack/base';
import type { Configuration } from '@portal/webpack';

const root = path.resolve(import.meta.dirname, '../..');

/** webpack configuration of the gallery, not minified, because it is never released. */
export const galleryConfig = (outDir: string): Configuration => ({
  ...baseConfig(root, 'development'),
  name: 'gallery',
  entry: { main: './src/main.tsx', fonts: './src/fonts.css' },
  experiments: { css: true },
  output: {
    path: outDir,
    clean: true,
    publicPath: '/',
    filename: '[name].js',
    chunkFilename: '[name].js',
    cssFilename: '[name].css',
  },
});
