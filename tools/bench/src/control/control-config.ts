import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineShell } from '@portal/webpack';
import { InventoryPlugin } from '@portal/webpack/inventory';
import { remotes, root } from '@portal/webpack/workspace';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { cache } from '../places.ts';
import { CONTROL_DOCUMENT, describeControl } from './control-inventory.ts';

/** Where the control's build goes. */
export const controlDist = path.join(cache, 'control');

/** The module through which remotes come into the page. */
const SEAM = /[\\/]shell[\\/]src[\\/]remotes[\\/]load\.ts$/;

/**
 * What stands in the place of the shell's `load.ts`: a static import for each remote. Written rather than kept, since
 * as a source file it would reach across packages, which everywhere else is an error.
 */
function writeLoader(): string {
  const imports = remotes.map((name) => {
    const module = JSON.stringify(path.join(root, name, 'src/remote.tsx'));
    return `  '${name}': () => import(/* webpackChunkName: "remote-${name}" */ ${module}),`;
  });
  const file = path.join(cache, 'load.ts');
  mkdirSync(cache, { recursive: true });
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

/** The same sources as one webpack application without federation, code-split as the portal is. */
export function controlConfig(): Configuration {
  const config = defineShell({ root: path.join(root, 'shell'), outDir: controlDist });
  const plugins = (config.plugins ?? []).filter((plugin) => !(plugin instanceof InventoryPlugin));
  return {
    ...config,
    name: 'control',
    plugins: [
      ...plugins,
      new webpack.NormalModuleReplacementPlugin(SEAM, writeLoader()),
      new InventoryPlugin(CONTROL_DOCUMENT, describeControl),
    ],
  };
}
