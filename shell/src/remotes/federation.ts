import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { Remote } from '@portal/shared/contract';
import { containerName } from '@portal/shared/release';
import type { LoadRequest } from './load.ts';
import { fileUrl } from './release-files.ts';
import { scriptPolicy } from './script-policy.ts';
import { shares } from './shares.ts';

declare global {
  /** The federation runtime that remotes are built to find here instead of each carrying their own. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const policy = scriptPolicy(globalThis.__portalIntegrity ?? {});

/** The runtime keeps a try to bring a shared module that failed, and would answer every later remote with it. */
const forget = (name: string) => {
  for (const share of Object.values(instance.shareScopeMap['default']?.[name] ?? {})) share.loading = null;
};

const getShare = async (name: string, get: () => Promise<unknown>) => {
  try {
    const module = await get();
    return () => module;
  } catch (error) {
    forget(name);
    throw error;
  }
};

const instance = createInstance({
  name: 'shell',
  remotes: [],
  // With the runtime's default one remote that hangs would hold up every other one.
  shareStrategy: 'loaded-first',
  plugins: [policy.plugin],
  shared: Object.fromEntries(
    Object.entries(shares).map(([name, share]) => [
      name,
      {
        version: share.version,
        shareConfig: { singleton: true, requiredVersion: false as const },
        ...('lib' in share ? { lib: share.lib } : { get: () => getShare(name, share.get) }),
      },
    ]),
  ),
});

/** Which request of a build is the latest; an older one must not replace what came after it. */
const busts = new Map<string, number>();

/** Loads the exposed module of a build; the caller checks what came. */
export const loadFromBuild = async (name: string, request: LoadRequest): Promise<Remote> => {
  const { base, descriptor } = request.build;
  const container = containerName(name, descriptor.version);
  const entry = fileUrl(base, descriptor.entry);
  policy.expect(container, request);
  const isRegistered = busts.has(container);
  // An entry that has run stays: running it again would make its Trusted Types policy a second time, which the page
  // forbids. What failed after it is asked for again by the container itself.
  const hasRun = isRegistered && Reflect.get(globalThis, container) !== undefined;
  if (!isRegistered || (busts.get(container) !== request.bust && !hasRun)) {
    // A request that hangs blocks its address in the browser, and the runtime keeps what it began under the old
    // registration; a new address under a forced registration gets past both.
    instance.registerRemotes(
      [{ name: container, entry: request.bust === 0 ? entry : `${entry}?r=${request.bust}` }],
      { force: isRegistered },
    );
    busts.set(container, request.bust);
  }
  const module = await instance.loadRemote<{ default?: unknown }>(`${container}/remote`);
  // Nothing is known of the value yet: the loader's guard decides whether it is a remote.
  return module?.default as Remote;
};
