/** The parts of a PostgreSQL error that code may depend on; they are the same on both databases. */
export type SqlError = {
  code: string;
  constraint?: string;
} & Error;

const isSqlError = (error: unknown): error is SqlError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code);

/** The five-character SQLSTATE of an error; undefined for errors that are not the database's. */
export const getSqlState = (error: unknown) => (isSqlError(error) ? error.code : undefined);

/** Whether an error is a unique violation, of the given constraint if one is named. */
export const isUniqueViolation = (error: unknown, constraint?: string) =>
  isSqlError(error) &&
  error.code === '23505' &&
  (constraint === undefined || error.constraint === constraint);

/** The database cannot be reached or did not respond in time; the request may be retried. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** A statement exceeded the statement timeout and was cancelled. */
export class StatementTimeoutError extends DatabaseUnavailableError {
  override name = 'StatementTooSlowError';

  constructor(timeoutMs: number) {
    super(`A statement exceeded the timeout of ${timeoutMs} ms and was cancelled.`);
  }
}
