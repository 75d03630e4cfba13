import type { Remote } from '@portal/shared/contract';
import type { RemoteBuild } from '@portal/shared/release';

export type LoadRequest = {
  build: RemoteBuild;
  /** 0 for the first request; a higher number is added to the entry's URL to bypass a cached or hanging request. */
  cacheBustingSuffix: number;
  /** Milliseconds the entry script may take. */
  budget: number;
  /** Called once the entry script has run. */
  onEntry(): void;
};

/** The only function that loads a remote's code; the benchmark's control build replaces this file to bundle the remotes. */
export const loadRemoteModule = async (name: string, request: LoadRequest): Promise<Remote> => {
  const { loadFromBuild } = await import(/* webpackChunkName: "federation" */ './federation.ts');
  return loadFromBuild(name, request);
};
