import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellInventory } from '@portal/shared/release';
import { localeFiles, scriptsOf, shellInventory } from '@portal/webpack/inventory';
import type { EmittedFiles } from '@portal/webpack/inventory';
import { remotes, root } from '@portal/webpack/workspace';
import type { Compilation } from 'webpack';

export const CONTROL_DOCUMENT = 'control.json';

/** One remote's code in the control: scripts of its exposed module, of each route's page, and of its texts. */
export type ControlRemote = {
  scripts: string[];
  pages: Record<string, string[]>;
  localeFiles: Record<string, string>;
};

/** The content of `control.json` in a build of the control. */
export type ControlInventory = ShellInventory & { remotes: Record<string, ControlRemote> };

const VERSION = '1.0.0';

/** Describes the control's build in the format of a shell build. */
export function describeControl(compilation: Compilation, files: EmittedFiles): ControlInventory {
  // Without the chunk of federation, which only the replaced `load.ts` imports. `DescribeBuild` returns `unknown`; this one
  // returns the shell's inventory.
  const shell = shellInventory(VERSION, ['signed-in'])(compilation, files) as ShellInventory;
  const scriptsOfGroup = (name: string) =>
    scriptsOf(compilation.namedChunkGroups.get(name)?.chunks ?? []).filter(
      (file) => !shell.entries.includes(file),
    );
  const pages = Object.fromEntries(
    [...compilation.namedChunkGroups.keys()]
      .filter((name): name is string => typeof name === 'string' && name.startsWith('route-'))
      .map((name) => [name.slice('route-'.length), scriptsOfGroup(name)]),
  );
  return {
    ...shell,
    remotes: Object.fromEntries(
      remotes.map((name) => [
        name,
        {
          scripts: scriptsOfGroup(`remote-${name}`),
          pages,
          localeFiles: localeFiles(compilation, path.join(root, name)),
        },
      ]),
    ),
  };
}

export const readControl = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, CONTROL_DOCUMENT), 'utf8')) as ControlInventory;
