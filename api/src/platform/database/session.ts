/** What a statement answered: `affected` is there for insert, update, delete and merge. */
export type StatementResult = {
  rows: unknown[];
  affected: number | undefined;
};

/** One connection to the database with its own transaction; the embedded and the real database both offer it. */
export type Session = {
  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  /** Loads CSV text into `target` (a quoted table name with its columns). */
  copyIn(target: string, chunks: AsyncIterable<string>): Promise<void>;
  /** `broken` sessions are not used again. */
  release(broken: boolean): void;
};

/** Hands out sessions: a pool, or a queue before the only one there is. */
export type SessionSource = {
  open(): Promise<Session>;
  /** May be called again. */
  close(): Promise<void>;
  /** How often data were forced to the disk; undefined where a server sees to it. */
  syncCount(): Promise<number | undefined>;
};
