import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

export const workspace = path.resolve(import.meta.dirname, '../..');

/** Everything that runs keep: data directories and the demo that they start from. */
export const cache = path.join(workspace, '.cache/e2e');

const runPrefix = path.join(cache, 'run-');

/** The data directory of a run that was given none; the process id says whether the run still goes on. */
const runDirectory = () => `${runPrefix}${process.pid}`;

/** The process of the run that a data directory belongs to, or undefined when it was named by hand. */
export const runOf = (directory: string): number | undefined =>
  directory.startsWith(runPrefix) ? Number.parseInt(directory.slice(runPrefix.length), 10) : undefined;

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  return address.port;
}

// The first process of a run chooses; the server and the workers inherit its environment.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_DATA_DIR ??= runDirectory();

/** A free one unless the environment names one, so that two runs can go on side by side. */
export const port = Number(process.env.E2E_PORT);

/** Everything the tested portal keeps; copied from the demo template for each run. */
export const dataDir = process.env.E2E_DATA_DIR;

/** Without these a Chromium in a closed network talks to itself about update servers. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The address of a demo domain, e.g. `origin('aurora')`. */
export const origin = (site: string, onPort = port) => `http://${site}.localhost:${onPort}`;
