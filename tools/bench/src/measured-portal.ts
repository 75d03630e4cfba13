import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '@portal/webpack/workspace';
import { cache } from './places.ts';

export type MeasuredPortal = { port: number; stop(): Promise<void> };

const PORT = Number(process.env.BENCH_PORT ?? 8290);
/** The last line of the start, when data and releases are there. */
const READY = /The portal listens on/;

/** Demo data of the benchmarks' own, which the next run finds again. */
const demo = { DATA_DIR: path.join(cache, 'data'), DEMO: '1' };

/** Starts the portal as `npm start` does. */
export async function startPortal(environment: Record<string, string> = demo): Promise<MeasuredPortal> {
  const child = spawn(process.execPath, [path.join(root, 'tools/tasks/src/start.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(PORT), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
