import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { Remote } from '@portal/shared/contract';
import { containerName } from '@portal/shared/release';
import type { LoadRequest } from '../portal/load-remote.ts';
import { fileUrl } from '../release/release-files.ts';
import { createScriptPolicy } from './script-policy.ts';
import { providedModules } from './provided-modules.ts';

declare global {
  /** The federation runtime core, which remotes use from here instead of bundling their own. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const policy = createScriptPolicy(globalThis.__portalIntegrity ?? {});

/** Clears the rejected promise that the runtime keeps for a shared module, so that the next remote loads it again. */
const clearFailedLoad = (name: string) => {
  for (const share of Object.values(instance.shareScopeMap['default']?.[name] ?? {})) share.loading = null;
};

const loadProvidedModule = async (name: string, get: () => Promise<unknown>) => {
  try {
    const module = await get();
    return () => module;
  } catch (error) {
    clearFailedLoad(name);
    throw error;
  }
};

const instance = createInstance({
  name: 'shell',
  remotes: [],
  // The runtime's default waits for the entries of all remotes, so one that hangs would block the others.
  shareStrategy: 'loaded-first',
  plugins: [policy.plugin],
  shared: Object.fromEntries(
    Object.entries(providedModules).map(([name, share]) => [
      name,
      {
        version: share.version,
        shareConfig: { singleton: true, requiredVersion: false as const },
        ...('lib' in share ? { lib: share.lib } : { get: () => loadProvidedModule(name, share.get) }),
      },
    ]),
  ),
});

/** The cache-busting suffix with which each container is registered. */
const registeredSuffixes = new Map<string, number>();

/** Loads the exposed module of a build; the caller checks its shape. */
export const loadFromBuild = async (name: string, request: LoadRequest): Promise<Remote> => {
  const { base, descriptor } = request.build;
  const container = containerName(name, descriptor.version);
  const entry = fileUrl(base, descriptor.entry);
  policy.setEntryLimits(container, request);
  const isRegistered = registeredSuffixes.has(container);
  // An entry must not run twice, because the page forbids creating its Trusted Types policy again. Chunks that failed
  // after it are requested again by the container itself.
  const hasRun = isRegistered && Reflect.get(globalThis, container) !== undefined;
  if (!isRegistered || (registeredSuffixes.get(container) !== request.cacheBustingSuffix && !hasRun)) {
    // A hanging request blocks its URL in the browser, and the runtime keeps the promise of the old registration; a new
    // URL with a forced registration avoids both.
    instance.registerRemotes(
      [
        {
          name: container,
          entry: request.cacheBustingSuffix === 0 ? entry : `${entry}?r=${request.cacheBustingSuffix}`,
        },
      ],
      { force: isRegistered },
    );
    registeredSuffixes.set(container, request.cacheBustingSuffix);
  }
  const module = await instance.loadRemote<{ default?: unknown }>(`${container}/remote`);
  // The type is unchecked here: `loadBuild` validates the value.
  return module?.default as Remote;
};
