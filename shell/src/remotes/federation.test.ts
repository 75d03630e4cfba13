import { createInstance, getInstance } from '@module-federation/runtime';
import { containerName } from '@portal/shared/release';
import { expectConsole } from '@portal/shared/testing';
import { buildOf, HASH } from '../testing/release-set-fixture.ts';
import { classifyError } from './classify-error.ts';
import type { LoadRequest } from '../portal/load-remote.ts';
import { providedModules } from './provided-modules.ts';

const ORIGIN = 'http://aurora.localhost';
const entryUrl = (version: string) => `${ORIGIN}/r/mf-music/${version}/remoteEntry.js`;

type Federation = typeof import('./federation.ts');
let federation: Federation;

beforeAll(async () => {
  globalThis.__portalIntegrity = Object.fromEntries(
    ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0', '7.0.0', '8.0.0'].map((version) => [
      entryUrl(version),
      HASH,
    ]),
  );
  federation = await import('./federation.ts');
});

/** Starts loading a build; tests respond through the script element it adds. */
const load = (version: string, changes: Partial<LoadRequest> = {}) => {
  const onEntry = jest.fn();
  const request = {
    build: buildOf('mf-music', version),
    cacheBustingSuffix: 0,
    budget: 5_000,
    onEntry,
    ...changes,
  };
  const loaded = federation.loadFromBuild('mf-music', request);
  loaded.catch(() => undefined);
  return { loaded, onEntry };
};

const scriptOf = async (url: string) => {
  await new Promise((resolve) => setTimeout(resolve));
  const script = [...document.querySelectorAll('script')].find(({ src }) => src === url);
  if (!script) throw new Error(`${url} was not requested`);
  return script;
};

type ShareScope = Record<string, Record<string, unknown>>;

const respondWith = (
  script: HTMLScriptElement,
  version: string,
  init: (scope: ShareScope) => unknown = () => undefined,
) => {
  Reflect.set(globalThis, containerName('mf-music', version), {
    init,
    get: async () => () => ({ default: { name: 'the remote' } }),
  });
  script.dispatchEvent(new Event('load'));
};

const classOf = (promise: Promise<unknown>) => promise.then(() => 'loaded', classifyError);

it('loads the entry with integrity and returns the exposed module', async () => {
  const { loaded, onEntry } = load('1.0.0');
  const script = await scriptOf(entryUrl('1.0.0'));
  expect(script).toMatchObject({ integrity: HASH, crossOrigin: 'anonymous' });

  respondWith(script, '1.0.0');

  expect(await loaded).toEqual({ name: 'the remote' });
  expect(onEntry).toHaveBeenCalledTimes(1);
});

it('provides the federation runtime core as a global for remotes', () => {
  expect(globalThis._FEDERATION_RUNTIME_CORE).toHaveProperty('ModuleFederation');
});

it('T-40 retries a failed entry with a cache-busting suffix and the same integrity', async () => {
  expectConsole(/already registered/);
  const { loaded } = load('2.0.0');
  (await scriptOf(entryUrl('2.0.0'))).dispatchEvent(new Event('error'));
  expect(await classOf(loaded)).toBe('network');

  const again = load('2.0.0', { cacheBustingSuffix: 2 });
  const script = await scriptOf(`${entryUrl('2.0.0')}?r=2`);
  expect(script.integrity).toBe(HASH);
  respondWith(script, '2.0.0');

  expect(await again.loaded).toEqual({ name: 'the remote' });
});

it('a retry after a chunk failure uses the existing container instead of running the entry again', async () => {
  const { loaded } = load('3.0.0');
  const script = await scriptOf(entryUrl('3.0.0'));
  let isBroken = true;
  Reflect.set(globalThis, containerName('mf-music', '3.0.0'), {
    init: () => undefined,
    get: async () => {
      if (isBroken) throw Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type: 'missing' });
      return () => ({ default: { name: 'the remote' } });
    },
  });
  script.dispatchEvent(new Event('load'));
  expect(await classOf(loaded)).toBe('network');
  isBroken = false;

  expect(await load('3.0.0', { cacheBustingSuffix: 2 }).loaded).toEqual({ name: 'the remote' });
});

it('T-40 an entry that exceeds its time budget fails with a timeout', async () => {
  const { loaded } = load('4.0.0', { budget: 20 });

  expect(await classOf(loaded)).toBe('timeout');
}, 10_000); // The runtime by itself would wait for 20 seconds.

it('T-46 a remote and shared modules load while the entry of another remote hangs', async () => {
  const hanging = load('7.0.0');
  const stuck = await scriptOf(entryUrl('7.0.0'));
  const { loaded } = load('8.0.0');
  respondWith(await scriptOf(entryUrl('8.0.0')), '8.0.0');

  expect(await loaded).toEqual({ name: 'the remote' });
  expect(await getInstance(({ name }) => name === 'shell')?.loadShare('react')).toEqual(expect.any(Function));

  stuck.dispatchEvent(new Event('error'));
  expect(await classOf(hanging.loaded)).toBe('network');
});

it('an entry without a hash in the release set is rejected and not requested', async () => {
  const { loaded } = load('9.0.0');

  await expect(loaded).rejects.toThrow('has no integrity');
  expect([...document.querySelectorAll('script')].map(({ src }) => src)).not.toContain(entryUrl('9.0.0'));
});

it('T-58 a shared module that failed to load is loaded again on the next request', async () => {
  const table = { name: 'the table' };
  const share = providedModules['@portal/shared/ui/table'];
  if (!('get' in share)) throw new Error('The table module must be loaded lazily');
  // Jest has no chunks: `get` stands for webpack's dynamic import.
  jest.spyOn(share, 'get').mockRejectedValueOnce(new Error('no chunk')).mockResolvedValueOnce(table);
  const { loaded } = load('6.0.0');
  const results: unknown[] = [];
  respondWith(await scriptOf(entryUrl('6.0.0')), '6.0.0', async (scope) => {
    const remote = createInstance({
      name: 'asks twice',
      remotes: [],
      shared: {
        '@portal/shared/ui/table': {
          version: '0',
          get: () => Promise.reject(new Error('never bundled')),
          shareConfig: { singleton: true, requiredVersion: false },
        },
      },
    });
    remote.initShareScopeMap('default', scope as never);
    const request = () =>
      remote.loadShare('@portal/shared/ui/table').then(
        (get) => get && get(),
        () => 'failed',
      );
    results.push(await request(), await request());
  });

  await loaded;

  expect(results).toEqual(['failed', table]);
});

it('a shared module of an incompatible version is classified as a contract failure', async () => {
  const { loaded } = load('5.0.0');
  respondWith(await scriptOf(entryUrl('5.0.0')), '5.0.0', async (scope) => {
    const remote = createInstance({
      name: 'remote',
      remotes: [],
      shared: {
        '@portal/shared/contract': {
          version: '0',
          get: () => Promise.reject(new Error('never bundled')),
          shareConfig: { singleton: true, strictVersion: true, requiredVersion: '^9.0.0' },
        },
      },
    });
    // The runtime does not export the type of the share scope.
    remote.initShareScopeMap('default', scope as never);
    await remote.loadShare('@portal/shared/contract');
  });

  expect(await classOf(loaded)).toBe('contract');
});
