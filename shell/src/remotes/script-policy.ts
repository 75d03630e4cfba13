import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';
import type { LoadRequest } from './load.ts';
import { withoutQuery } from './release-files.ts';
import { createScriptUrlPolicy } from './trusted-script.ts';

type Expectation = Pick<LoadRequest, 'budget' | 'onEntry'>;

/** Everything that is demanded of an entry script, in one plugin: only the last `createScript` hook would count. */
export const scriptPolicy = (integrity: Record<string, string>) => {
  const scriptUrl = createScriptUrlPolicy(integrity);
  const expected = new Map<string, Expectation>();

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'portal-script-policy',
    createScript: ({ url, remoteInfo }) => {
      const hash = integrity[withoutQuery(url)];
      if (hash === undefined) throw new TypeError(`${url} has no integrity in the release set`);
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = hash;
      script.src = scriptUrl(url);
      const budget = remoteInfo && expected.get(remoteInfo.name)?.budget;
      return budget === undefined ? { script } : { script, timeout: budget };
    },
    afterLoadEntry: async ({ remoteInfo, error }) => {
      if (error === undefined) expected.get(remoteInfo.name)?.onEntry();
    },
  };

  return {
    plugin,
    expect: (container: string, expectation: Expectation) => expected.set(container, expectation),
  };
};
