import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { freemem, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProcessAlive } from './process-alive.ts';

/** Containers that share a directory have other hosts, and processes of the same id. */
const HOST = hostname().replaceAll(/[^\w.]/g, '');
const NAME = /^portal-(?:export|ingest|music|proof)-(?<host>[\w.]*)-(?<pid>\d+)-\w{6}$/;

/** Where Linux keeps files in memory. */
const MEMORY_FILES = '/dev/shm';

/** The directory for temporary files in memory where so many bytes are free, otherwise that of the system (`TMPDIR`). */
export function chooseTemporaryParent(neededBytes: number): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FILES);
    return Math.min(bavail * bsize, freemem()) < neededBytes ? tmpdir() : MEMORY_FILES;
  } catch {
    return tmpdir(); // This system has no such directory.
  }
}

const inUse = new Set<string>();

export type TemporaryDirectory = { path: string; remove(): Promise<void> };

/** Creates a directory in `parent`; one that a killed process leaves is removed at a later start. */
export const createTemporaryDirectory = (
  purpose: 'export' | 'ingest' | 'music' | 'proof',
  parent = tmpdir(),
): TemporaryDirectory => {
  const path = mkdtempSync(join(parent, `portal-${purpose}-${HOST}-${process.pid}-`));
  inUse.add(path);
  return {
    path,
    async remove() {
      await rm(path, { recursive: true, force: true });
      inUse.delete(path);
    },
  };
};

const isAbandoned = (parent: string, name: string) => {
  const { host, pid } = NAME.exec(name)?.groups ?? {};
  if (host !== HOST) return false;
  // A restarted container gives its server the same process id again.
  return Number(pid) === process.pid ? !inUse.has(join(parent, name)) : !isProcessAlive(Number(pid));
};

const removeAbandonedIn = async (parent: string) => {
  const names = await readdir(parent);
  for (const name of names.filter((each) => isAbandoned(parent, each))) {
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => {
      // A server of another user left it, and removes it at its next start.
    });
  }
};

/** Removes the temporary directories of this host's processes that were killed. */
export const removeAbandonedDirectories = async () => {
  for (const parent of [tmpdir(), MEMORY_FILES].filter((each) => existsSync(each)))
    await removeAbandonedIn(parent);
};
