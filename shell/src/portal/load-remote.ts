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

/** Loads the code of a remote. */
export type LoadRemote = (name: string, request: LoadRequest) => Promise<Remote>;
