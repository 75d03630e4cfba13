import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { root } from '@portal/webpack/workspace';
import { cache } from './places.ts';

export type MeasuredPortal = { port: number; stop(): Promise<void> };

const PORT = Number(process.env.BENCH_PORT ?? 8290);
/** The last line of the start, when data and releases are there. */
const READY = /The portal listens on/;

/** Demo data of the benchmarks' own, which the next run finds again. */
const demo = { DATA_DIR: path.join(cache, 'data'), DEMO: '1' };

/**
 * Leaves the processor to others. The process leads a session of its own, as Linux shares the processor out between
 * sessions first; a terminal's Ctrl-C does not reach that, so it is stopped with this process.
 */
function stepBack(child: ChildProcess): void {
  process.once('exit', () => child.kill());
  process.once('SIGINT', () => process.exit(130));
  if (child.pid === undefined) return;
  setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const session = `/proc/${child.pid}/autogroup`;
  if (existsSync(session)) writeFileSync(session, String(constants.priority.PRIORITY_LOW));
}

export type PortalOptions = {
  environment?: Record<string, string>;
  /** The processor is the browser's: the server has what that leaves, as if it had a machine of its own. */
  isElsewhere?: boolean;
};

/** Starts the portal as `npm start` does. */
export async function startPortal({
  environment = demo,
  isElsewhere = false,
}: PortalOptions = {}): Promise<MeasuredPortal> {
  const child = spawn(process.execPath, [path.join(root, 'tools/tasks/src/start.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(PORT), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: isElsewhere,
  });
  if (isElsewhere) stepBack(child);
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
