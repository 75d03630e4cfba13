import type { ChunkGraph, Configuration, Module } from 'webpack';
import { ApiCallsPlugin } from './api-calls-plugin.ts';
import { baseConfig } from './base-config.ts';
import type { BuildMode } from './base-config.ts';
import { buildVersion } from './build-id.ts';
import { buildFolder, buildMode } from './build-settings.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { ChunkTimeoutPlugin } from './chunk-timeout-plugin.ts';
import { FontsPlugin } from './fonts/fonts-plugin.ts';
import { InventoryPlugin } from './inventory-plugin.ts';
import { shellInventory } from './shell-inventory.ts';
import { bundlePatchPlugins, sourcePatchRules } from './bundle-patches.ts';
import { SbomPlugin } from './sbom-plugin.ts';

export type ShellOptions = {
  /** The package's folder, `import.meta.dirname` of its `webpack.config.ts`. */
  root: string;
  mode?: BuildMode;
  /** The output folder. @default `<root>/dist` */
  outDir?: string;
};

/** The language of a text file that every page needs; a lazily loaded part has its own text files. */
const textsLanguage = (module: Module) =>
  /[\\/]src[\\/](?:ui[\\/]texts[\\/])?locales[\\/]([\w-]+)\.json$/.exec(module.nameForCondition() ?? '')?.[1];

const ICONS = /[\\/]lucide[\\/]|[\\/]ui[\\/]parts[\\/](?:add-all-)?icons\.ts$/;

const isIcon = (module: Module) => ICONS.test(module.nameForCondition() ?? '');

/**
 * A UI component of the chunk of signed-in pages. Remotes share these components, so they are loaded together.
 * Components of notifications are excluded, because pages without sign-in show them too.
 */
const isSignedInComponent = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
  const users = new Set([...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name));
  const isComponent = /[\\/]shared[\\/]src[\\/]ui[\\/]/.test(module.nameForCondition() ?? '');
  return isComponent && users.has('signed-in') && !users.has('notifications');
};

const PROVIDED =
  /[\\/](node_modules[\\/](@tanstack[\\/](react-)?query|ky[\\/])|shared[\\/]src[\\/](?!ui[\\/]|release[\\/]|search[\\/]))/;
const SEARCH = /[\\/](node_modules[\\/](es-hangul|opencc-js)[\\/]|shared[\\/]src[\\/]search[\\/])/;

/**
 * Chunks that are requested together are one file: HTTP/1.1 allows six parallel requests, and a further round trip
 * costs as much as 25 KB. Other code shared by two chunks gets its own file from 20 KB.
 */
const splitChunks = {
  chunks: 'async',
  minSize: 20_000,
  cacheGroups: {
    defaultVendors: false,
    // The chunk of signed-in pages contains all icons; the few other pages may duplicate 5 KB.
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
    // The rules of searches, with the table of Han characters: loaded by lists with a search box and by the palette.
    search: { test: SEARCH, name: 'search', enforce: true },
    // What every page with data needs: the contract's modules, and the UI components of signed-in pages.
    provided: {
      test: (module: Module, context: { chunkGraph: ChunkGraph }) =>
        !isIcon(module) &&
        (PROVIDED.test(module.nameForCondition() ?? '') || isSignedInComponent(module, context)),
      name: 'provided',
      enforce: true,
    },
  },
} satisfies NonNullable<Configuration['optimization']>['splitChunks'];

/**
 * The webpack configuration of the shell. It names no remotes and needs no federation plugin: `src/remotes/provided-modules.ts`
 * provides modules to remotes at run time, so the shell's code is tree-shaken like any application's.
 */
export function defineShellBuild({ root, mode = buildMode, outDir }: ShellOptions): Configuration {
  const config = baseConfig(root, mode);
  return {
    ...config,
    name: 'shell',
    entry: {
      main: './src/index.ts',
      // In a layer of its own: a module that two entry points shared could not be concatenated into either.
      'preload-calls': { import: './src/preload-calls.ts', layer: 'preload-calls' },
    },
    experiments: { layers: true },
    module: {
      ...config.module,
      rules: [...(config.module?.rules ?? []), ...(mode === 'production' ? sourcePatchRules : [])],
    },
    output: {
      ...config.output,
      path: outDir ?? buildFolder(root),
      uniqueName: 'shell',
      trustedTypes: { policyName: 'shell#webpack' },
    },
    optimization: { ...config.optimization, splitChunks },
    plugins: [
      ...bundlePatchPlugins(root),
      new ChunkIntegrityPlugin(),
      new ChunkTimeoutPlugin(),
      new FontsPlugin(root),
      new SbomPlugin(),
      new ApiCallsPlugin(),
      new InventoryPlugin('shell.json', shellInventory(buildVersion(root))),
    ],
  };
}
