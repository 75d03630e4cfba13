/** What a statement answered: `affected` is there for insert, update, delete and merge. */
export type StatementResult = {
  rows: unknown[];
  affected: number | undefined;
};

/** Whole rows in pieces: lines of CSV, or what `BinaryRows` writes. */
export type CopyRows =
  | { format: 'csv'; pieces: AsyncIterable<string> }
  | { format: 'binary'; pieces: AsyncIterable<Uint8Array<ArrayBuffer>> };

/** One connection to the database with its own transaction; the embedded and the real database both offer it. */
export type Session = {
  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  /** Loads rows into `target` (a quoted table name with its columns). */
  copyIn(target: string, rows: CopyRows): Promise<void>;
  /** `broken` sessions are not used again. */
  release(broken: boolean): void;
};

/** How many sessions there are, for those who watch the server. */
export type SessionUsage = {
  open: number;
  idle: number;
  /** Requests that wait for a session. */
  waiting: number;
};

export type SessionOptions = {
  /** For work that may take its time: no statement of the session is cut off. */
  isUnhurried: boolean;
};

/** Hands out sessions: a pool, or a queue before the only one there is. */
export type SessionSource = {
  open(options: SessionOptions): Promise<Session>;
  usage(): SessionUsage;
  /** May be called again. */
  close(): Promise<void>;
  /** How often data were forced to the disk; undefined where a server sees to it. */
  syncCount(): Promise<number | undefined>;
};
