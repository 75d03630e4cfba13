import type { RemoteFailure } from './remote-failure.ts';

/** One outcome of a remote, as the telemetry interface takes it. */
export type RemoteEvent = {
  set: string;
  remote: string;
  version: string;
  phase: RemoteFailure['phase'];
  /** `fallback`: the previous good build was shown in place of the released one. */
  outcome: 'ok' | 'fallback' | 'failed';
  error_class: RemoteFailure['class'] | null;
  ms: number;
};

export const failureEvent = (set: string, failure: RemoteFailure): RemoteEvent => ({
  set,
  remote: failure.remote,
  version: failure.version,
  phase: failure.phase,
  outcome: 'failed',
  error_class: failure.class,
  ms: Math.round(failure.ms),
});
