import path from 'node:path';

export const workspace = path.resolve(import.meta.dirname, '../..');

/** Not the port people use, so that tests run beside a portal that is open. */
export const port = Number(process.env.E2E_PORT ?? 8190);

/** Everything the tested portal keeps; made anew for each run. */
export const dataDir = process.env.E2E_DATA_DIR ?? path.join(workspace, '.cache/e2e-data');

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
export const origin = (site: string) => `http://${site}.localhost:${port}`;
