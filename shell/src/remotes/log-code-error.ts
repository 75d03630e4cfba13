import type { RemoteFailure } from './remote-failure.ts';

/** Writes an error of a remote's code to the console, with the stack of what it threw; browsers log network failures. */
export const logCodeError = (failure: RemoteFailure): void => {
  if (failure.class !== 'evaluation' && failure.class !== 'shape') return;
  // eslint-disable-next-line no-console -- The team of the remote looks for its error there.
  console.error(failure.message, failure.cause);
};
