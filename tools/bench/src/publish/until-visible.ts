import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { RemoteBuild } from './build-remote.ts';

const INTERVAL_MS = 20;
const TIMEOUT_MS = 30_000;

/** The page of a domain; `fetch` would not send another host. */
async function loadPage(port: number, domain: string): Promise<string> {
  const sent = request({ port, path: '/login', headers: { host: domain, accept: 'text/html' } }).end();
  const [response] = await once(sent, 'response');
  return text(response);
}

/** Loads the page of a domain until it names a build, and returns the milliseconds that took. */
export async function untilVisible(
  { port, domain }: { port: number; domain: string },
  { name, version }: RemoteBuild,
): Promise<number> {
  const started = performance.now();
  while (!(await loadPage(port, domain)).includes(`/r/${name}/${version}/`)) {
    if (performance.now() - started > TIMEOUT_MS)
      throw new Error(`${domain} does not run ${name} ${version}.`);
    await delay(INTERVAL_MS);
  }
  return performance.now() - started;
}
