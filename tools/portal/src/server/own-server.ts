import { openAdminKey } from '@portal/api/admin-key';
import { readConfig } from '@portal/api/config';
import { startServer } from '@portal/api/server';
import type { Environment } from './connect.ts';

/** Opens the server of this machine's data for the time of one command, where nobody else can reach it. */
export async function openOwnServer(environment: Environment) {
  const config = readConfig(environment);
  // No demo: a command does what it is told, and making a demo is not among that.
  const app = await startServer({ ...config, host: '127.0.0.1', port: 0, demo: false, logLevel: 'silent' });
  const address = app.server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server of this process has no port.');
  const key = await openAdminKey(config.dataDir);
  return { url: `http://127.0.0.1:${address.port}`, key, close: () => app.close() };
}
