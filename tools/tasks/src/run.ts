import { spawn } from 'node:child_process';
import { root } from '@portal/webpack/workspace';

export type CommandOptions = {
  cwd?: string;
  env?: Record<string, string>;
  /** The timeout in minutes, after which the command is terminated and counts as failed. */
  minutes?: number;
};
export type CommandResult = { ok: boolean; output: string; seconds: number };

/** Seconds between SIGTERM and SIGKILL, in which a test runner can print where it stopped. */
const SIGTERM_GRACE_SECONDS = 5;

/** Runs a command and returns its exit status, output and duration in seconds. */
export function run(
  command: string,
  args: string[],
  { cwd = root, env = {}, minutes }: CommandOptions = {},
): Promise<CommandResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    const timers: NodeJS.Timeout[] = [];
    let isTimedOut = false;
    const end = (ok: boolean, more = '') => {
      timers.forEach(clearTimeout);
      resolve({
        ok,
        output: Buffer.concat(parts).toString() + more,
        seconds: (performance.now() - started) / 1000,
      });
    };
    if (minutes !== undefined) {
      const terminate = () => {
        isTimedOut = true;
        parts.push(Buffer.from(`\nEnded after ${minutes} minutes.\n`));
        // On SIGTERM, Node's test runner prints the test file that is still running.
        child.kill('SIGTERM');
      };
      const kill = () => {
        child.kill('SIGKILL');
        // Child processes of the command may outlive it and keep the pipes open.
        child.stdout.destroy();
        child.stderr.destroy();
        end(false);
      };
      timers.push(setTimeout(terminate, minutes * 60_000));
      timers.push(setTimeout(kill, minutes * 60_000 + SIGTERM_GRACE_SECONDS * 1000));
    }
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code) => end(code === 0 && !isTimedOut));
  });
}

/** Calls `work` for each item, at most `concurrency` at a time, and returns the results in the items' order. */
export async function inParallel<T, R>(
  concurrency: number,
  items: T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  return results;
}
