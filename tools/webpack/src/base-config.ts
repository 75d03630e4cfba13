import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';

export type BuildMode = 'production' | 'development';

/** What shell and remotes have in common: one compiler, one minimizer, content hashes, no evaluated code. */
export function baseConfig(root: string, mode: BuildMode): Configuration {
  const development = mode === 'development';
  return {
    mode,
    target: ['web', 'es2022'],
    context: root,
    devtool: development ? 'cheap-module-source-map' : false,
    bail: true,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          // Workspace packages are linked, so their real path is outside node_modules.
          exclude: /node_modules/,
          loader: import.meta.resolve('swc-loader').replace('file://', ''),
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', importSource: '@emotion/react', development },
              },
            },
            module: { type: 'es6' },
          },
        },
      ],
    },
    output: {
      path: path.join(root, 'dist'),
      clean: true,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      // A module that throws while it is evaluated must throw again at the next try, not answer half-made.
      strictModuleErrorHandling: true,
      // The shell's own budgets end earlier; this one frees a hanging chunk.
      chunkLoadTimeout: 12_000,
    },
    optimization: {
      runtimeChunk: false,
      // In this process: swc has threads of its own, and workers would inherit whatever Node was started with.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })],
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
    },
    performance: false,
    stats: 'errors-warnings',
  };
}
