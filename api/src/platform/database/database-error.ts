/** The parts of a PostgreSQL error that code may decide on; both databases give the same. */
export type SqlError = {
  code: string;
  constraint?: string;
} & Error;

const isSqlError = (error: unknown): error is SqlError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code);

/** The five-character SQLSTATE of an error, or undefined where it is not the database's. */
export const sqlStateOf = (error: unknown) => (isSqlError(error) ? error.code : undefined);

/** Whether a row was refused as a duplicate, by the named constraint if one is given. */
export const isUniqueViolation = (error: unknown, constraint?: string) =>
  isSqlError(error) &&
  error.code === '23505' &&
  (constraint === undefined || error.constraint === constraint);

/** The database cannot be reached or did not answer in time; the caller may try again. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** A statement took longer than requests may wait, and was cut off. */
export class StatementTooSlowError extends DatabaseUnavailableError {
  override name = 'StatementTooSlowError';

  constructor(limitMs: number) {
    super(`A statement took longer than ${limitMs} ms and was cut off.`);
  }
}
