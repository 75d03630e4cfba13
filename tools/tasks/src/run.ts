import { spawn } from 'node:child_process';
import { root } from '@portal/webpack/workspace';

export type CommandOptions = {
  cwd?: string;
  env?: Record<string, string>;
  /** After so many minutes the command is ended, and has failed. */
  minutes?: number;
};
export type CommandResult = { ok: boolean; output: string; seconds: number };

/** How long a command that is to end may take to say where it stood. */
const LAST_WORDS_SECONDS = 5;

/** Runs a command to its end and keeps what it prints. */
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
    let isOverdue = false;
    const end = (ok: boolean, more = '') => {
      timers.forEach(clearTimeout);
      resolve({
        ok,
        output: Buffer.concat(parts).toString() + more,
        seconds: (performance.now() - started) / 1000,
      });
    };
    if (minutes !== undefined) {
      const stop = () => {
        isOverdue = true;
        parts.push(Buffer.from(`\nEnded after ${minutes} minutes.\n`));
        // Node's test runner says on this which file it was waiting for.
        child.kill('SIGTERM');
      };
      const giveUp = () => {
        child.kill('SIGKILL');
        // What it started may live on and hold them open.
        child.stdout.destroy();
        child.stderr.destroy();
        end(false);
      };
      timers.push(setTimeout(stop, minutes * 60_000));
      timers.push(setTimeout(giveUp, minutes * 60_000 + LAST_WORDS_SECONDS * 1000));
    }
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code) => end(code === 0 && !isOverdue));
  });
}

/** Calls `work` for each item, at most `width` at a time, keeping the order of the answers. */
export async function inParallel<T, R>(
  width: number,
  items: T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      answers[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return answers;
}
