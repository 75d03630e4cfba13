import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The kernel counts in hundredths of a second. */
const MS_PER_TICK = 10;
// Fields behind the program's name, which may hold anything (proc(5)).
const [PARENT, USER, CHILDREN_SYSTEM] = [1, 11, 14];

const fieldsOf = (pid: number | string) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  } catch {
    return []; // It has ended meanwhile, or this is no Linux.
  }
};

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Milliseconds of processor time that a process, what it ended and what it runs have taken. */
export const processorTime = (pid: number): number => {
  const own = fieldsOf(pid).slice(USER, CHILDREN_SYSTEM + 1);
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(fieldsOf)
    .filter((fields) => fields[PARENT] === pid)
    .map((fields) => sumOf(fields.slice(USER, USER + 2)));
  return (sumOf(own) + sumOf(running)) * MS_PER_TICK;
};

/** The process that all others of a PostgreSQL server come from. */
export const serverPid = (directory: string) =>
  Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** The most memory that a process ever had, in megabytes. */
export const peakMemory = (pid: number) => {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
};
