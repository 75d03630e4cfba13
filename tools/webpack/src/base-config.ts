import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { buildFolder } from './build-settings.ts';
import type { BuildMode } from './build-settings.ts';
import { localeImportRule } from './locale-imports.ts';

export type { BuildMode };

/** The webpack configuration that shell and remotes share: compiler, minimizer, content hashes, no `eval`. */
export function baseConfig(root: string, mode: BuildMode): Configuration {
  const development = mode === 'development';
  return {
    mode,
    target: ['web', 'es2022'],
    context: root,
    devtool: development ? 'cheap-module-source-map' : false,
    // webpack's cache is off: a package is rebuilt only when its version changes.
    cache: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        localeImportRule,
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
                // The production JSX runtime in both modes: the shell does not provide the development runtime to
                // remotes.
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
      // No hash needed: the build's folder name contains its version, and the page knows the file's integrity.
      chunkFilename: '[name].js',
      crossOriginLoading: 'anonymous',
      // A module that threw is evaluated again on retry: one that imports a shared module throws while that cannot be
      // loaded. `strictModuleErrorHandling` would keep the error for as long as the page is open.
      strictModuleExceptionHandling: true,
    },
    optimization: {
      runtimeChunk: false,
      emitOnErrors: false,
      // In this process: swc has its own threads, and worker processes would inherit this process's Node flags.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })],
      chunkIds: 'deterministic',
      // Builds never share a folder, so ids need not be stable and can be as short as possible.
      moduleIds: 'natural',
      mangleExports: 'size',
    },
    performance: false,
    stats: 'errors-warnings',
  };
}
