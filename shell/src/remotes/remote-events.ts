import type { ReleaseSet } from '@portal/shared/release';
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

/** The event of a failure of the shell, which is mounted when it can show that it failed. */
export const createShellFailureEvent = ({ id, shell }: ReleaseSet): RemoteEvent => ({
  set: id,
  remote: 'shell',
  version: shell.version,
  phase: 'mounted',
  outcome: 'failed',
  error_class: 'evaluation',
  ms: Math.round(performance.now()),
});
