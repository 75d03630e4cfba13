import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const workspace = path.resolve(import.meta.dirname, '../..');

/** The start of the names of data directories; the id of their process follows. */
export const runPrefix = path.join(tmpdir(), 'portal-e2e-run-');

/** The default data directory of a run; its process id shows whether the run is still alive. */
const runDirectory = () => `${runPrefix}${process.pid}`;

/** The process id in the name of a data directory; undefined when `E2E_DATA_DIR` named it. */
export const parseRunPid = (directory: string): number | undefined =>
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

// The first process of a run sets both; the server and the workers inherit its environment.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_DATA_DIR ??= runDirectory();

/** A free port unless `E2E_PORT` is set, so that runs can go on in parallel. */
export const port = Number(process.env.E2E_PORT);

/** The data directory of the tested portal, copied from the demo template for each run. */
export const dataDir = process.env.E2E_DATA_DIR;

/** The guard's window in the tested portal: two of them are as long as the page loads that condemn a faulty canary take. */
export const canaryWindowSeconds = 8;

/** Without these Chromium logs errors about unreachable update servers in a closed network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Hinted glyphs have other widths than those of a browser with a window.
  '--font-render-hinting=none',
];

/** The address of a demo domain, e.g. `origin('aurora')`. */
export const origin = (site: string, onPort = port) => `http://${site}.localhost:${onPort}`;
