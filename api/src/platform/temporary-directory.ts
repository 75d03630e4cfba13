import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProcessAlive } from './process-alive.ts';

/** Containers that share a directory have other hosts, and processes of the same id. */
const HOST = hostname().replaceAll(/[^\w.]/g, '');
const NAME = /^portal-(?:export|ingest|music|proof)-(?<host>[\w.]*)-(?<pid>\d+)-\w{6}$/;

const inUse = new Set<string>();

export type TemporaryDirectory = { path: string; remove(): Promise<void> };

/** Creates a directory in that of the system (`TMPDIR`); one that a killed process leaves is removed at a later start. */
export const createTemporaryDirectory = (
  purpose: 'export' | 'ingest' | 'music' | 'proof',
): TemporaryDirectory => {
  const path = mkdtempSync(join(tmpdir(), `portal-${purpose}-${HOST}-${process.pid}-`));
  inUse.add(path);
  return {
    path,
    async remove() {
      await rm(path, { recursive: true, force: true });
      inUse.delete(path);
    },
  };
};

const isAbandoned = (name: string) => {
  const { host, pid } = NAME.exec(name)?.groups ?? {};
  if (host !== HOST) return false;
  // A restarted container gives its server the same process id again.
  return Number(pid) === process.pid ? !inUse.has(join(tmpdir(), name)) : !isProcessAlive(Number(pid));
};

/** Removes the temporary directories of this host's processes that were killed. */
export const removeAbandonedDirectories = async () => {
  const names = await readdir(tmpdir());
  for (const name of names.filter(isAbandoned)) {
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {
      // A server of another user left it, and removes it at its next start.
    });
  }
};
