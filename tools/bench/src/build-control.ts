import path from 'node:path';
import { defineShell } from '@portal/webpack';
import webpack from 'webpack';
import type { Compilation, Compiler, Configuration } from 'webpack';

const root = path.resolve(import.meta.dirname, '../../..');

/** Where the control's build goes. */
export const controlDist = path.join(root, '.cache/control');

/** The page the control is measured on and the chunks it starts with; everything else it loads as the shell does. */
export type ControlInventory = {
  entries: string[];
  /** Chunk name (`remote-mf-dashboard`, `route-dashboard`, …) → scripts. */
  chunks: Record<string, string[]>;
  /** Scripts with the texts of a language, over all packages. */
  texts: Record<string, string[]>;
  files: Record<string, string>;
};

const isScript = (file: string) => file.endsWith('.js');

function chunkScripts(compilation: Compilation): Record<string, string[]> {
  const entries = new Set(compilation.entrypoints.get('main')?.getFiles());
  return Object.fromEntries(
    [...compilation.namedChunkGroups].map(([name, group]) => [
      name,
      group.getFiles().filter((file) => isScript(file) && !entries.has(file)),
    ]),
  );
}

/** Swaps the one seam through which remotes come in, and writes `control.json` for the server of the benchmark. */
class ControlPlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(
      /remotes\/load\.ts$|^\.\/load\.ts$/,
      path.join(import.meta.dirname, 'control/load.ts'),
    ).apply(compiler);
    compiler.hooks.thisCompilation.tap('ControlPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ControlPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = JSON.stringify(chunkScripts(compilation), null, 2);
          compilation.emitAsset('chunks.json', new webpack.sources.RawSource(text));
        },
      );
    });
  }
}

/** The same sources as one webpack application without federation, code-split like the portal is. */
export function controlConfig(): Configuration {
  const config = defineShell({ root: path.join(root, 'shell'), outDir: controlDist });
  return { ...config, name: 'control', plugins: [...(config.plugins ?? []), new ControlPlugin()] };
}
