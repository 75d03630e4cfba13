import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProcessAlive } from '../../process-alive.ts';

/** Another running process has locked the data directory. */
export class DirectoryLockedError extends Error {
  override name = 'DirectoryLockedError';
}

const held = new Set<string>();

/** The start time of a process, which distinguishes it from a later one with the same id; empty without /proc. */
const startOf = (pid: number) => {
  try {
    // Field 22 is the start time in clock ticks; the process name before it may contain spaces and ends with the last bracket.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return ''; // Without /proc, or when the process has ended, `isProcessAlive` decides.
  }
};

/** Creating and writing a file takes milliseconds; an empty file older than this was left by a crash. */
const UNFINISHED_AFTER_MS = 10_000;

const ageOf = (file: string) =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

const isStale = (content: string, file: string) => {
  // The file was created but not yet written, or its process crashed in between.
  if (content === '') return ageOf(file) > UNFINISHED_AFTER_MS;
  const [pidText = '', start = ''] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid < 1) return true;
  if (pid === process.pid) return !held.has(file);
  return !isProcessAlive(pid) || startOf(pid) !== start;
};

const containsCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

const tryCreate = (file: string) => {
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (containsCode(error, 'EEXIST')) return false;
    throw error;
  }
};

const readLock = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (containsCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/**
 * Removes a stale lock. Only one process at a time may do so, and it checks again first, because another process may have
 * replaced the stale lock by its own meanwhile.
 */
const clearStale = (file: string) => {
  const takeover = `${file}.takeover`;
  if (!tryCreate(takeover)) {
    if (ageOf(takeover) > UNFINISHED_AFTER_MS) rmSync(takeover, { force: true });
    return;
  }
  try {
    const content = readLock(file);
    if (content !== undefined && isStale(content, file)) rmSync(file, { force: true });
  } finally {
    rmSync(takeover, { force: true });
  }
};

const ATTEMPTS = 5;

/**
 * Locks the directory for this process and returns a function that releases the lock. PGlite itself has no lock: two
 * processes in one directory corrupt its database.
 *
 * @throws DirectoryLockedError
 */
export const lockDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'portal.pid');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (tryCreate(file)) {
      held.add(file);
      return () => {
        if (held.delete(file)) rmSync(file, { force: true });
      };
    }
    const content = readLock(file);
    if (content === undefined) continue;
    if (!isStale(content, file)) {
      throw new DirectoryLockedError(
        `${directory} is in use by process ${content.split(' ')[0] ?? ''}. Stop it, or choose another DATA_DIR.`,
      );
    }
    clearStale(file);
  }
  throw new DirectoryLockedError(`${directory} is being opened by another process.`);
};
