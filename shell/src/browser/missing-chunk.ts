import { reloadOnce } from './reload-once.ts';
import { classifyError } from '../remotes/classify-error.ts';
import { isNetworkClass } from '../remotes/remote-failure.ts';

/** A chunk of the shell that is gone since the last release is fetched by loading the portal anew. */
export const reloadForMissingChunk = (shellVersion: string, error: unknown): void => {
  if (isNetworkClass(classifyError(error))) reloadOnce(`shell@${shellVersion}`);
};
