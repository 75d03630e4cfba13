import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellInventory } from '@portal/shared/release';
import { localeFiles, scriptsOf, shellInventory } from '@portal/webpack/inventory';
import type { EmittedFiles } from '@portal/webpack/inventory';
import { remotes, root } from '@portal/webpack/workspace';
import type { Compilation } from 'webpack';

export const CONTROL_DOCUMENT = 'control.json';

/** Of one remote's code in the control: the scripts of its entry module, of each route's page, and of its texts. */
export type ControlRemote = {
  scripts: string[];
  pages: Record<string, string[]>;
  localeFiles: Record<string, string>;
};

/** `control.json` beside a build of the control. */
export type ControlInventory = ShellInventory & { remotes: Record<string, ControlRemote> };

const VERSION = '1.0.0';

/** Reads what the build is made of, in the words of a build of the shell. */
export function describeControl(compilation: Compilation, files: EmittedFiles): ControlInventory {
  // Its type is that of any description; this one answers with the shell's.
  const shell = shellInventory(VERSION)(compilation, files) as ShellInventory;
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
