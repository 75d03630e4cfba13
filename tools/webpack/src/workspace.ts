import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The root folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** The remotes of a checkout: every `mf-*` folder with a `remote.config.ts`. */
export const remotesIn = (workspace: string): string[] =>
  readdirSync(workspace)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(workspace, name, 'remote.config.ts')))
    .sort();

export const remotes = remotesIn(root);

/** The folders of the packages that webpack builds. */
export const builtPackages = ['shell', ...remotes];
