import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The checkout's folder. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** The remotes of a checkout: every folder `mf-*` that says what it is. */
export const remotesIn = (workspace: string): string[] =>
  readdirSync(workspace)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(workspace, name, 'remote.config.ts')))
    .sort();

export const remotes = remotesIn(root);

/** Packages that webpack builds. */
export const built = ['shell', ...remotes];
