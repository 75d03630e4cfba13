import type { Remote } from '@portal/shared/contract';
import type { RemoteBuild } from '@portal/shared/release';

export type LoadRequest = {
  build: RemoteBuild;
  /** 0 the first time; a higher number asks the network anew instead of repeating a stuck request. */
  bust: number;
  /** Milliseconds the entry script may take. */
  budget: number;
  /** Called once the entry script has run. */
  onEntry(): void;
};

/** The one way a remote's code comes into the page. Whoever wants it bundled instead replaces this file. */
export const loadRemoteModule = async (name: string, request: LoadRequest): Promise<Remote> => {
  const { loadFromBuild } = await import(/* webpackChunkName: "federation" */ './federation.ts');
  return loadFromBuild(name, request);
};
