import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { isProcessAlive } from '@portal/api/process-alive';

/** Where Linux keeps files in memory. */
const MEMORY_FILES = '/dev/shm';

/** Several times what the databases and demo copies of two tasks take. */
const NEEDED_BYTES = 8 * 1024 ** 3;

/**
 * Where the files of the databases are created: a test database is some 900 small files, which take a disk's file system
 * ten times as long as memory.
 */
function chooseParent(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FILES);
    return Math.min(bavail * bsize, freemem()) < NEEDED_BYTES ? tmpdir() : MEMORY_FILES;
  } catch {
    return tmpdir(); // This system has no such directory.
  }
}

const PREFIX = 'portal-test-run-';

/** Removes directories whose names end with the id of the process that made them, once it is dead. */
export function removeAbandoned(parent: string, prefix: string): void {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix)))
    if (!isProcessAlive(Number(name.slice(prefix.length))))
      rmSync(path.join(parent, name), { recursive: true, force: true });
}

export type TemporaryFiles = { directory: string; remove: () => void };

/** Creates the directory (`TMPDIR`) of all temporary files of this run, and removes those of killed runs. */
export function createTemporaryFiles(parent = chooseParent()): TemporaryFiles {
  removeAbandoned(parent, PREFIX);
  // A short name, because the path of a socket inside may have 107 bytes at most.
  const directory = path.join(parent, `${PREFIX}${process.pid}`);
  // PostgreSQL's own user opens its files inside.
  mkdirSync(directory, { mode: 0o711 });
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
