import type { ChunkGraph, Configuration, Module } from 'webpack';
import { baseConfig } from './base-config.ts';
import type { BuildMode } from './base-config.ts';
import { buildVersion } from './build-id.ts';
import { buildFolder, buildMode } from './build-settings.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { InventoryPlugin } from './inventory-plugin.ts';
import { shellInventory } from './shell-inventory.ts';
import { shellTrims, trimRules } from './shell-trims.ts';

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

const ICONS = /[\\/]lucide[\\/]|[\\/]ui[\\/]parts[\\/](?:add-all-)?icons\.ts$/;

const isIcon = (module: Module) => ICONS.test(module.nameForCondition() ?? '');

/**
 * A component that the frame shows: remotes are lent it with the others, and both come with what every page needs. Not
 * one of the messages, which are shown where nobody is signed in, too.
 */
const isOfFrame = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
  const users = new Set([...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name));
  const isComponent = /[\\/]shared[\\/]src[\\/]ui[\\/]/.test(module.nameForCondition() ?? '');
  return isComponent && users.has('frame') && !users.has('messages');
};

const PROVIDED =
  /[\\/](node_modules[\\/](@tanstack[\\/](react-)?query|ky[\\/])|shared[\\/]src[\\/](?!ui[\\/]|release[\\/]))/;

/**
 * Chunks that are asked for together are one file each: on HTTP/1.1 six requests run at a time, and every further round
 * costs as much as 25 KB. Whatever else two chunks share is worth a file of its own from 20 KB on.
 */
const splitChunks = {
  chunks: 'async',
  minSize: 20_000,
  cacheGroups: {
    defaultVendors: false,
    // The frame brings all icons in its own file; the few pages without it may have a second copy of 5 KB.
    default: {
      minChunks: 2,
      reuseExistingChunk: true,
      test: (module: Module) => !isIcon(module),
    },
    texts: {
      test: (module: Module) => textsLanguage(module) !== undefined,
      name: (module: Module) => `texts-${textsLanguage(module)}`,
      enforce: true,
    },
    // What every page with data stands on: the rooms of the contract, and of its components those of the frame.
    provided: {
      test: (module: Module, context: { chunkGraph: ChunkGraph }) =>
        !isIcon(module) && (PROVIDED.test(module.nameForCondition() ?? '') || isOfFrame(module, context)),
      name: 'provided',
      enforce: true,
    },
  },
} satisfies NonNullable<Configuration['optimization']>['splitChunks'];

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
    module: {
      ...config.module,
      rules: [...(config.module?.rules ?? []), ...(mode === 'production' ? trimRules : [])],
    },
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
      ...shellTrims(root),
      new ChunkIntegrityPlugin(),
      new InventoryPlugin('shell.json', shellInventory(buildVersion(root))),
    ],
  };
}
