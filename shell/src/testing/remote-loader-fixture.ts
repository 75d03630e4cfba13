import type { Remote } from '@portal/shared/contract';
import type { ReleaseSet } from '@portal/shared/release';
import { tabStorage } from '../browser/tab-storage.ts';
import type { LoadRequest } from '../portal/load-remote.ts';
import type { RemoteEvent } from '../remotes/remote-events.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { createSafeMode } from '../remotes/safe-mode.ts';
import { buildOf, releaseSetOf, routeOf, running } from './release-set-fixture.ts';

export type Load = (request: LoadRequest) => Promise<unknown>;

export const NAME = 'mf-dashboard';
export const Page = () => null;
export const remote = (
  routes: Record<string, () => Promise<unknown>> = { dashboard: async () => ({ Page }) },
) => ({ activate: async () => ({ routes }), deactivate: jest.fn() }) as unknown as Remote;

export const hang = () => new Promise<never>(() => undefined);

export const networkError = () => new Error('RUNTIME-008: ScriptNetworkError: Failed to load script');
export const timeoutError = () => new Error('RUNTIME-008: ScriptNetworkError: Script "x" timed out.');
export const chunkError = (file = 'page.js') =>
  Object.assign(new Error('Loading chunk 7 failed'), {
    name: 'ChunkLoadError',
    type: 'missing',
    request: `http://aurora.localhost/r/mf-dashboard/2.0.0/${file}`,
  });

export const [released, previous] = [buildOf(NAME, '2.0.0'), buildOf(NAME, '1.0.0')];
export const plainSet = releaseSetOf({ [NAME]: running(released) });
export const twoPages = releaseSetOf({
  [NAME]: running(buildOf(NAME, '2.0.0', { routes: [routeOf('/dashboard'), routeOf('/other')] })),
});
export const setWithPrevious = releaseSetOf({ [NAME]: running(released, previous) });

/** A loader with a fake network and a fixed clock. */
export const setUp = (
  load: Load,
  set: ReleaseSet = plainSet,
  diagnosis: 'network' | 'integrity' = 'network',
) => {
  const events: RemoteEvent[] = [];
  const requests: LoadRequest[] = [];
  const safeMode = createSafeMode(tabStorage);
  const loader = createRemoteLoader({
    set,
    hasPermission: (permission) => permission === 'signed-in',
    report: (event) => events.push(event),
    dependencies: {
      load: async (_name, request) => {
        requests.push(request);
        return (await load(request)) as Remote;
      },
      diagnose: async () => diagnosis,
      safeMode,
      now: () => 1_000,
      wait: async () => undefined,
    },
  });
  return { loader, events, requests, safeMode };
};

export const describeFailure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: { phase: string; class: string; version: string }) =>
      `${error.phase} ${error.class} ${error.version}`,
  );
