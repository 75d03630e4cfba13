import { openAdminKey } from '@portal/api/admin-key';
import { readConfig } from '@portal/api/config';
import { startServer } from '@portal/api/server';
import type { Environment } from './connect.ts';

/** Starts a server with this machine's data for one command, on a random loopback port. */
export async function startLocalServer(environment: Environment) {
  const config = readConfig(environment);
  // Without the demo: a command must not create demo data.
  const app = await startServer({ ...config, host: '127.0.0.1', port: 0, demo: false, logLevel: 'silent' });
  const address = app.server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server of this process has no port.');
  const key = await openAdminKey(config.dataDir);
  return { url: `http://127.0.0.1:${address.port}`, key, close: () => app.close() };
}
