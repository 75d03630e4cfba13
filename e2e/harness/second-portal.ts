import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { dataDir, findFreePort } from './environment.ts';
import type { Portal } from './portal.ts';

/** A portal of one test; `kill` ends it like a crash, after which it can be started `again`. */
export type SecondPortal = Portal & { stop: () => Promise<void>; kill: () => Promise<void> };

/**
 * Serves another portal from the demo template for a test that changes shared data; with `again`, the one that was killed,
 * at its address and with its data.
 */
export async function startSecondPortal(again?: Portal): Promise<SecondPortal> {
  const portal = again ?? { port: await findFreePort(), dataDir: `${dataDir}-second` };
  const server = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.ts')], {
    env: {
      ...process.env,
      E2E_PORT: String(portal.port),
      E2E_DATA_DIR: portal.dataDir,
      ...(again && { E2E_KEEP: '1' }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(server, 'close');
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      if (output.includes('Every password is')) resolve();
    });
    server.on('close', () => reject(new Error(`The second portal did not start:\n${output}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await closed;
  };
  return { ...portal, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
