import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { root } from '@portal/webpack/workspace';
import { cacheFolder } from './cache-folder.ts';

export type MeasuredPortal = { port: number; stop(): Promise<void> };

const PORT = Number(process.env.BENCH_PORT ?? 8290);
/** The line that the portal prints when data and releases are ready. */
const READY = /The portal listens on/;

/** Demo data of the benchmarks, reused by the next run. */
const demo = { DATA_DIR: path.join(cacheFolder, 'data'), DEMO: '1' };

/**
 * Gives the portal the lowest CPU priority. Linux divides the CPU between sessions first, so the portal has its own
 * session; Ctrl-C does not reach that session, so this process stops it on exit.
 */
function lowerPriority(child: ChildProcess): void {
  process.once('exit', () => child.kill());
  process.once('SIGINT', () => process.exit(130));
  if (child.pid === undefined) return;
  setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const session = `/proc/${child.pid}/autogroup`;
  if (existsSync(session)) writeFileSync(session, String(constants.priority.PRIORITY_LOW));
}

export type PortalOptions = {
  environment?: Record<string, string>;
  /** Leaves the CPU to the browser, as if the server ran on another machine. */
  hasLowPriority?: boolean;
};

/** Starts the portal with the same task as `npm start`. */
export async function startPortal({
  environment = demo,
  hasLowPriority: isElsewhere = false,
}: PortalOptions = {}): Promise<MeasuredPortal> {
  const child = spawn(process.execPath, [path.join(root, 'tools/tasks/src/start.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(PORT), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: isElsewhere,
  });
  if (isElsewhere) lowerPriority(child);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
      if (READY.test(printed)) resolve();
    });
    child.once('close', () => reject(new Error(`the portal did not start:\n${printed}`)));
  });
  return {
    port: PORT,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
