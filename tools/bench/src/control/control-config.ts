import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildMode, defineShellBuild } from '@portal/webpack';
import { InventoryPlugin } from '@portal/webpack/inventory';
import { remotes, root } from '@portal/webpack/workspace';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { cacheFolder } from '../cache-folder.ts';
import { CONTROL_DOCUMENT, describeControl } from './control-inventory.ts';

/** The output folder of the control's build. */
export const controlDist = path.join(cacheFolder, 'control');

/** The shell's module that loads remotes. */
const LOAD_MODULE = /[\\/]shell[\\/]src[\\/]remotes[\\/]load\.ts$/;

/**
 * Writes the replacement of the shell's `load.ts`: a static import for each remote. Generated, because as a source file
 * it would violate the import rules between packages.
 */
function writeLoader(): string {
  const imports = remotes.map((name) => {
    const module = JSON.stringify(path.join(root, name, 'src/remote.tsx'));
    return `  '${name}': () => import(/* webpackChunkName: "remote-${name}" */ ${module}),`;
  });
  const file = path.join(cacheFolder, 'load.ts');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(
    file,
    `const remotes: Record<string, () => Promise<{ default: unknown }>> = {
${imports.join('\n')}
};
export const loadRemoteModule = async (name: string, request: { onEntry(): void }) => {
  const module = await remotes[name]!();
  request.onEntry();
  return module.default;
};
`,
  );
  return file;
}

/** webpack configuration of the same sources as one application without federation, split into the same chunks. */
export function controlConfig({ outDir, mode }: { outDir: string; mode?: BuildMode }): Configuration {
  const config = defineShellBuild({ root: path.join(root, 'shell'), outDir, ...(mode && { mode }) });
  const plugins = (config.plugins ?? []).filter((plugin) => !(plugin instanceof InventoryPlugin));
  return {
    ...config,
    name: 'control',
    plugins: [
      ...plugins,
      new webpack.NormalModuleReplacementPlugin(LOAD_MODULE, writeLoader()),
      new InventoryPlugin(CONTROL_DOCUMENT, describeControl),
    ],
  };
}
