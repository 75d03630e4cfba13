import type { LoadRemote } from '../portal/load-remote.ts';

/** The only function that loads a remote's code; the benchmark's control build replaces this file to bundle the remotes. */
export const loadRemoteModule: LoadRemote = async (name, request) => {
  const { loadFromBuild } = await import(/* webpackChunkName: "federation" */ './federation.ts');
  return loadFromBuild(name, request);
};
