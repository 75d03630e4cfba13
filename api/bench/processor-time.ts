import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The kernel's clock tick is a hundredth of a second. */
const MS_PER_TICK = 10;
// Indexes of fields after the process name, which may contain any character (proc(5)).
const [PARENT, USER, CHILDREN_SYSTEM] = [1, 11, 14];

const fieldsOf = (pid: number | string) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  } catch {
    return []; // The process has ended, or the system is not Linux.
  }
};

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Processor time in milliseconds of a process, its ended children and its running children. */
export const processorTime = (pid: number): number => {
  const own = fieldsOf(pid).slice(USER, CHILDREN_SYSTEM + 1);
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(fieldsOf)
    .filter((fields) => fields[PARENT] === pid)
    .map((fields) => sumOf(fields.slice(USER, USER + 2)));
  return (sumOf(own) + sumOf(running)) * MS_PER_TICK;
};

/** The process id of a PostgreSQL server's postmaster. */
export const serverPid = (directory: string) =>
  Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);

const memoryOf = (pid: number, field: string) => {
  const kilobytes = new RegExp(`${field}:\\s+(\\d+) kB`).exec(
    readFileSync(`/proc/${pid}/status`, 'utf8'),
  )?.[1];
  return Number(kilobytes) / 1024;
};

/** The peak memory of a process, in megabytes. */
export const peakMemory = (pid: number) => memoryOf(pid, 'VmHWM');

/** The memory that a process holds now, in megabytes. */
export const residentMemory = (pid: number) => memoryOf(pid, 'VmRSS');
