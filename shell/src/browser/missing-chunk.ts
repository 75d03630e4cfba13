import { reloadOnce } from './reload-once.ts';
import { classifyError } from '../remotes/classify-error.ts';
import { isNetworkClass } from '../remotes/remote-failure.ts';

/** Reloads the page once when a chunk of the shell is missing, e.g. because a release has replaced it. */
export const reloadForMissingChunk = (shellVersion: string, error: unknown): void => {
  if (isNetworkClass(classifyError(error))) reloadOnce(`shell@${shellVersion}`);
};
