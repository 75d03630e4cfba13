/** The calls that a worker process accepts, with argument and result. */
export type WorkerCalls = Record<string, { argument: unknown; result: unknown }>;

/** A message to a worker process. */
export type WorkerRequest = { id: number; name: string; argument: unknown };

/** A message from a worker process: a result, an error, or its state. */
export type WorkerMessage =
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'failure'; id: number; message: string }
  /** Workspace files that it has loaded as code since the last such message. */
  | { kind: 'loaded'; files: string[] }
  | { kind: 'ready' };
