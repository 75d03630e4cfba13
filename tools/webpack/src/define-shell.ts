import path from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import type { BuildMode } from './base-config.ts';
import { buildVersion } from './build-id.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { InventoryPlugin } from './inventory-plugin.ts';
import { shellInventory } from './shell-inventory.ts';

export type ShellOptions = {
  /** The package's folder, `import.meta.dirname` of its `webpack.config.ts`. */
  root: string;
  mode?: BuildMode;
  /** Where the build goes. @default `<root>/dist` */
  outDir?: string;
};

const LANGUAGES = ['ko', 'en', 'zh-CN', 'zh-TW'];

/**
 * The webpack configuration of the shell. It names no remotes and needs no federation plugin: what remotes share is
 * handed over at run time by `src/remotes/shares.ts`, so the shell's own code is tree-shaken like any application.
 */
export function defineShell({ root, mode = 'production', outDir }: ShellOptions): Configuration {
  const config = baseConfig(root, mode);
  return {
    ...config,
    name: 'shell',
    entry: {
      main: './src/index.ts',
      ...Object.fromEntries(
        LANGUAGES.map((language) => [`fonts-${language}`, `./src/fonts/${language}.css`]),
      ),
    },
    experiments: { css: true },
    output: {
      ...config.output,
      path: outDir ?? path.join(root, 'dist'),
      uniqueName: 'shell',
      trustedTypes: { policyName: 'shell#webpack' },
      cssFilename: '[name].[contenthash:8].css',
      assetModuleFilename: 'fonts/[contenthash:12][ext]',
    },
    optimization: { ...config.optimization, splitChunks: { chunks: 'async', minSize: 20_000 } },
    plugins: [
      new ChunkIntegrityPlugin(),
      new InventoryPlugin('shell.json', shellInventory(buildVersion(root))),
    ],
  };
}
