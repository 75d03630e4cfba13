/** The step in which a remote failed. `mounted` is a failure after its first page was shown. */
export type FailurePhase = 'gate' | 'entry' | 'evaluate' | 'activate' | 'mount' | 'mounted';

/**
 * The kind of failure, by which the loader decides what to do next. `shape`: a release set, descriptor or module lacks
 * what the shell needs of it.
 */
export type FailureClass =
  | 'off'
  | 'permission'
  | 'contract'
  | 'safe-mode'
  | 'network'
  | 'timeout'
  | 'integrity'
  | 'evaluation'
  | 'shape';

type FailureDetails = {
  phase: FailurePhase;
  class: FailureClass;
  remote: string;
  version: string;
  /** Milliseconds from opening the remote to its failure. */
  ms: number;
};

/** The error with which the loader rejects. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly phase: FailurePhase;
  readonly class: FailureClass;
  readonly remote: string;
  readonly version: string;
  readonly ms: number;

  constructor(details: FailureDetails, cause?: unknown) {
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    super(`${details.remote} ${details.version} failed in ${details.phase} (${details.class})${reason}`, {
      cause,
    });
    this.phase = details.phase;
    this.class = details.class;
    this.remote = details.remote;
    this.version = details.version;
    this.ms = details.ms;
  }
}

export const isRemoteFailure = (error: unknown): error is RemoteFailure =>
  error instanceof Error && error.name === 'RemoteFailure';

/** Whether the failure is of the network, so that a retry may succeed; all others are in the file itself. */
export const isNetworkClass = (failureClass: FailureClass): boolean =>
  failureClass === 'network' || failureClass === 'timeout';

/**
 * Whether a later attempt may succeed. An integrity failure counts: the file may have been changed by the network or a
 * cache, and is checked again.
 */
export const isRetryableClass = (failureClass: FailureClass): boolean =>
  isNetworkClass(failureClass) || failureClass === 'integrity';
