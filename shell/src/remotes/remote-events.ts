import type { RemoteFailure } from './remote-failure.ts';

/** The telemetry event of one outcome of a remote. */
export type RemoteEvent = {
  set: string;
  remote: string;
  version: string;
  phase: RemoteFailure['phase'];
  /** `fallback`: the fallback build was shown instead of the released one. */
  outcome: 'ok' | 'fallback' | 'failed';
  error_class: RemoteFailure['class'] | null;
  ms: number;
};

export const createFailureEvent = (set: string, failure: RemoteFailure): RemoteEvent => ({
  set,
  remote: failure.remote,
  version: failure.version,
  phase: failure.phase,
  outcome: 'failed',
  error_class: failure.class,
  ms: Math.round(failure.ms),
});
