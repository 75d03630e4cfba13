/** Messages from the main thread to the database thread. */
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

/** An error as a plain object, because structured cloning drops its code. */
export type WireError = {
  message: string;
  code?: string;
  constraint?: string;
  detail?: string;
};

/** Messages from the database thread. */
export type WorkerReply =
  | { id: number; rows: unknown[]; affectedRows: number | undefined }
  /** With `last` the thread ends after this message. */
  | { id: number; error: WireError; last: boolean };

/** The `workerData` of the database thread. */
export type WorkerStart = {
  directory: string;
};
