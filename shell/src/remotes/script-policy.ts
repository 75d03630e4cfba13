import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';
import type { LoadRequest } from '../portal/load-remote.ts';
import { MAX_WAIT_MS } from '../async/on-stall.ts';
import { stripQuery } from '../release/release-files.ts';
import { createScriptUrlPolicy } from './trusted-script.ts';
import { watchScript } from './watch-script.ts';

type EntryLimits = Pick<LoadRequest, 'budget' | 'onEntry'>;

/** The runtime plugin for entry scripts: integrity, Trusted Types, timeout. One plugin, because only the last `createScript` hook is used. */
export const createScriptPolicy = (integrity: Record<string, string>) => {
  const scriptUrl = createScriptUrlPolicy(integrity);
  const entries = new Map<string, EntryLimits>();

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'portal-script-policy',
    createScript: ({ url, remoteInfo }) => {
      const hash = integrity[stripQuery(url)];
      if (hash === undefined) throw new TypeError(`${url} has no integrity in the release set`);
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = hash;
      script.src = scriptUrl(url);
      const budget = remoteInfo && entries.get(remoteInfo.name)?.budget;
      if (budget === undefined) return { script };
      watchScript(script, budget, () =>
        // What the runtime's own timeout passes.
        script.onerror?.(Object.assign(new Event('error'), { isTimeout: true })),
      );
      return { script, timeout: MAX_WAIT_MS };
    },
    afterLoadEntry: async ({ remoteInfo, error }) => {
      if (error === undefined) entries.get(remoteInfo.name)?.onEntry();
    },
  };

  return {
    plugin,
    setEntryLimits: (container: string, expectation: EntryLimits) => entries.set(container, expectation),
  };
};
