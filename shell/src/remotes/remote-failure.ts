/** How far a remote had come when it failed. `mounted` is a failure after its first page was shown. */
export type FailurePhase = 'gate' | 'entry' | 'evaluate' | 'activate' | 'mount' | 'mounted';

/** What kind of failure it was; what to do next is decided by this and never by a message. */
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
  /** Milliseconds from the wish to see the remote to its failure. */
  ms: number;
};

/** The one error that leaves the loader. */
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

/** Faults of the way to the file, which another request can heal; all others lie in the file itself. */
export const isNetworkClass = (failureClass: FailureClass): boolean =>
  failureClass === 'network' || failureClass === 'timeout';

/**
 * Whether a later request may bring what this one did not. A file that was not the released one counts: it may have
 * been changed on its way, or kept by a cache, and is checked again.
 */
export const mayComeLater = (failureClass: FailureClass): boolean =>
  isNetworkClass(failureClass) || failureClass === 'integrity';
