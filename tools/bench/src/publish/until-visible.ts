import { setTimeout as delay } from 'node:timers/promises';
import { loadPage } from '@portal/api/bench';
import type { RemoteBuild } from './build-remote.ts';

const INTERVAL_MS = 20;
const TIMEOUT_MS = 30_000;

/** Loads the page of a domain until it names a build, and returns the milliseconds that took. */
export async function untilVisible(
  { port, domain }: { port: number; domain: string },
  { name, version }: RemoteBuild,
): Promise<number> {
  const started = performance.now();
  const url = `http://127.0.0.1:${port}/login`;
  while (!(await loadPage(url, domain)).includes(`/r/${name}/${version}/`)) {
    if (performance.now() - started > TIMEOUT_MS)
      throw new Error(`${domain} does not run ${name} ${version}.`);
    await delay(INTERVAL_MS);
  }
  return performance.now() - started;
}
