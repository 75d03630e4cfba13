import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isProcessAlive } from '@portal/api/process-alive';
import { chooseTemporaryParent } from '@portal/api/temporary-directory';

/** Several times what the databases and demo copies of two tasks take. */
const NEEDED_BYTES = 8 * 1024 ** 3;

const PREFIX = 'portal-test-run-';

/** Removes directories whose names have the id of the process that made them after the prefix, once it is dead. */
export function removeAbandoned(parent: string, prefix: string): void {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix)))
    if (!isProcessAlive(Number.parseInt(name.slice(prefix.length), 10)))
      rmSync(path.join(parent, name), { recursive: true, force: true });
}

export type TemporaryFiles = { directory: string; remove: () => void };

/**
 * Creates the directory (`TMPDIR`) of all temporary files of this run, and removes those of killed runs. It is in memory
 * if possible: a test database is some 900 small files, which take a disk's file system ten times as long.
 */
export function createTemporaryFiles(parent = chooseTemporaryParent(NEEDED_BYTES)): TemporaryFiles {
  removeAbandoned(parent, PREFIX);
  // A short name, because the path of a socket inside may have 107 bytes at most.
  const directory = path.join(parent, `${PREFIX}${process.pid}`);
  // PostgreSQL's own user opens its files inside.
  mkdirSync(directory, { mode: 0o711 });
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
