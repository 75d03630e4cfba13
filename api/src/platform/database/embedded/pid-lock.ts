import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown where another living process has the data directory open. */
export class DirectoryLockedError extends Error {
  override name = 'DirectoryLockedError';
}

const held = new Set<string>();

/** Distinguishes a process from a later one with the same id (in a container every start is the same id); empty where /proc is missing. */
const startOf = (pid: number) => {
  try {
    // The 22nd field counts clock ticks since boot; the name before it may hold spaces but ends with the last bracket.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return ''; // No /proc on this system, or the process is gone; the signal check decides.
  }
};

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Creating and writing a file is a matter of milliseconds; what is older than this was never finished. */
const UNFINISHED_LIMIT_MS = 10_000;

const ageOf = (file: string) =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

const isStale = (content: string, file: string) => {
  // Created but not yet written, or left so by a crash in between.
  if (content === '') return ageOf(file) > UNFINISHED_LIMIT_MS;
  const [pidText = '', start = ''] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid < 1) return true;
  if (pid === process.pid) return !held.has(file);
  return !isAlive(pid) || startOf(pid) !== start;
};

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

const tryCreate = (file: string) => {
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
};

const readLock = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/**
 * Removes a stale lock. Of several newcomers only one may do so, and it looks again first: a lock it judged
 * stale a moment ago may by now be the fresh one of another newcomer.
 */
const clearStale = (file: string) => {
  const takeover = `${file}.takeover`;
  if (!tryCreate(takeover)) {
    if (ageOf(takeover) > UNFINISHED_LIMIT_MS) rmSync(takeover, { force: true });
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
 * Takes the directory for this process and answers with the function that gives it back.
 * The embedded database has no lock of its own: two processes on one directory lose each other's rows.
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
