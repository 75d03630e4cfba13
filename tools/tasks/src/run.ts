import { spawn } from 'node:child_process';
import { root } from '@portal/webpack/workspace';

export type CommandOptions = { cwd?: string; env?: Record<string, string> };
export type CommandResult = { ok: boolean; output: string; seconds: number };

/** Runs a command and returns whether it exited with 0, its output, and its duration in seconds. */
export function run(
  command: string,
  args: string[],
  { cwd = root, env = {} }: CommandOptions = {},
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
    const end = (ok: boolean, more = '') => {
      const output = Buffer.concat(parts).toString() + more;
      resolve({ ok, output, seconds: (performance.now() - started) / 1000 });
    };
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code) => end(code === 0));
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
