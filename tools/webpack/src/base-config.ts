import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { buildFolder } from './build-settings.ts';
import type { BuildMode } from './build-settings.ts';

export type { BuildMode };

/**
 * When webpack gives a hanging chunk up. Two tries and the pause between them have to fit into the 12 seconds that a
 * remote has to be on the screen.
 */
export const CHUNK_TIMEOUT_MS = 5_500;

/** What shell and remotes have in common: one compiler, one minimizer, content hashes, no evaluated code. */
export function baseConfig(root: string, mode: BuildMode): Configuration {
  const development = mode === 'development';
  return {
    mode,
    target: ['web', 'es2022'],
    context: root,
    devtool: development ? 'cheap-module-source-map' : false,
    // Nothing outlives a compilation; what is not built anew is told by its version.
    cache: false,
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
                // The same runtime in both modes: the development one is not among what the shell hands to remotes.
                react: { runtime: 'automatic', importSource: '@emotion/react', development: false },
              },
            },
            module: { type: 'es6' },
          },
        },
      ],
    },
    output: {
      path: buildFolder(root),
      clean: true,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      // Without a hash: its folder is named by the build's version, and the page that asks knows its integrity.
      chunkFilename: '[name].js',
      crossOriginLoading: 'anonymous',
      // A module that throws while it is evaluated must throw again at the next try, not answer half-made.
      strictModuleErrorHandling: true,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    optimization: {
      runtimeChunk: false,
      emitOnErrors: false,
      // In this process: swc has threads of its own, and workers would inherit whatever Node was started with.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })],
      chunkIds: 'deterministic',
      // Every build has a folder of its own, so no name has to outlive it: the shortest are the best.
      moduleIds: 'natural',
      mangleExports: 'size',
    },
    performance: false,
    stats: 'errors-warnings',
  };
}
