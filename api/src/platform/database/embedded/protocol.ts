/** What the main thread asks of the database thread. */
export type WorkerRequest = { id: number } & (
  | {
      kind: 'query';
      sql: string;
      parameters: readonly unknown[];
      blob?: (string | Uint8Array<ArrayBuffer>)[];
    }
  | { kind: 'syncs' }
  | { kind: 'close' }
);

/** An error as it crosses the threads: structured cloning would drop its code. */
export type WireError = {
  message: string;
  code?: string;
  constraint?: string;
  detail?: string;
};

/** What the database thread answers. */
export type WorkerReply =
  | { id: number; rows: unknown[]; affected: number | undefined }
  /** After the `last` one the thread ends. */
  | { id: number; error: WireError; last: boolean };

/** Given to the thread at its start. */
export type WorkerStart = {
  directory: string;
};
