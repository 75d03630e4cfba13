/** The result of a statement; `affectedRows` is set for insert, update, delete and merge. */
export type StatementResult = {
  rows: unknown[];
  affectedRows: number | undefined;
};

/** Whole rows in pieces: lines of CSV, or rows that `BinaryRows` encodes. */
export type CopyRows =
  | { format: 'csv'; pieces: AsyncIterable<string> }
  | { format: 'binary'; pieces: AsyncIterable<Uint8Array<ArrayBuffer>> };

/** A session of a database: one connection to the embedded database or PostgreSQL, with its own transaction. */
export type DatabaseSession = {
  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  /** Loads rows into `target`, a quoted table name with its columns. */
  copyIn(target: string, rows: CopyRows): Promise<void>;
  /** Returns the connection; one that `isBroken` is closed. */
  release(isBroken: boolean): void;
};

/** Numbers of sessions, for metrics. */
export type SessionUsage = {
  open: number;
  idle: number;
  /** Number of callers that wait for a session. */
  waiting: number;
};

export type SessionOptions = {
  /** Whether the session is for bulk work, without a statement timeout. */
  isBulk: boolean;
};

/** A source of sessions: a connection pool, or a mutex around the only connection. */
export type SessionSource = {
  open(options: SessionOptions): Promise<DatabaseSession>;
  usage(): SessionUsage;
  /** Idempotent. */
  close(): Promise<void>;
  /** The number of syncs to disk so far; undefined for PostgreSQL. */
  syncCount(): Promise<number | undefined>;
};
