import webpack from 'webpack';
import type { Configuration, Module } from 'webpack';
import { baseConfig } from './base-config.ts';
import type { BuildMode } from './base-config.ts';
import { buildVersion } from './build-id.ts';
import { buildFolder, buildMode } from './build-settings.ts';
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

/** The language of a file of texts that every page needs; a part that comes later brings its own. */
const textsLanguage = (module: Module) =>
  /[\\/]src[\\/](?:ui[\\/]texts[\\/])?locales[\\/]([\w-]+)\.json$/.exec(module.nameForCondition() ?? '')?.[1];

/**
 * Chunks that are asked for together are one file each: on HTTP/1.1 six requests run at a time, and every further round
 * costs as much as 25 KB. Whatever else two chunks share is worth a file of its own from 20 KB on.
 */
const splitChunks = {
  chunks: 'async',
  minSize: 20_000,
  cacheGroups: {
    defaultVendors: false,
    texts: {
      test: (module: Module) => textsLanguage(module) !== undefined,
      name: (module: Module) => `texts-${textsLanguage(module)}`,
      enforce: true,
    },
    // The rooms of the contract without components and descriptions: what every page with data stands on.
    provided: {
      test: /[\\/](node_modules[\\/](@tanstack[\\/](react-)?query|ky[\\/])|shared[\\/]src[\\/](?!ui[\\/]|release[\\/]))/,
      name: 'provided',
      enforce: true,
    },
  },
} satisfies NonNullable<Configuration['optimization']>['splitChunks'];

/** Leaves out of the federation runtime what only manifests and servers need. */
const FEDERATION_TRIMS = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

/**
 * The webpack configuration of the shell. It names no remotes and needs no federation plugin: what remotes share is
 * handed over at run time by `src/remotes/shares.ts`, so the shell's own code is tree-shaken like any application.
 */
export function defineShell({ root, mode = buildMode, outDir }: ShellOptions): Configuration {
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
      path: outDir ?? buildFolder(root),
      uniqueName: 'shell',
      trustedTypes: { policyName: 'shell#webpack' },
      cssFilename: '[name].[contenthash:8].css',
      assetModuleFilename: 'fonts/[contenthash:12][ext]',
    },
    optimization: { ...config.optimization, splitChunks },
    plugins: [
      new webpack.DefinePlugin(FEDERATION_TRIMS),
      new ChunkIntegrityPlugin(),
      new InventoryPlugin('shell.json', shellInventory(buildVersion(root))),
    ],
  };
}
