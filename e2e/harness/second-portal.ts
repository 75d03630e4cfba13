import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { dataDir, findFreePort } from './environment.ts';
import type { Portal } from './portal.ts';

/** Serves another portal from the demo template for a test that changes shared data. */
export async function startSecondPortal(): Promise<Portal & { stop: () => Promise<void> }> {
  const portal = { port: await findFreePort(), dataDir: `${dataDir}-second` };
  const server = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.ts')], {
    env: { ...process.env, E2E_PORT: String(portal.port), E2E_DATA_DIR: portal.dataDir },
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
  return {
    ...portal,
    async stop() {
      server.kill('SIGTERM');
      await closed;
    },
  };
}
