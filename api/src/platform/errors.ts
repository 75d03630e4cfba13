import { type ErrorEntry, errorTable } from './error-table.ts';
import type { FieldCode } from './field-errors.ts';
import type { FieldHint } from './field-hints.ts';

export type ErrorCode = keyof typeof errorTable;

/** Every code there is, for the OpenAPI document. */
// `Object.keys` forgets the names it was given.
export const errorCodes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]];

export const errorEntry = (code: ErrorCode): ErrorEntry => errorTable[code];

/** A field of the input to blame, and what its text says beyond its code. */
export type RefusedField = { path: string; code: FieldCode; hint?: FieldHint; limit?: number | string };

export type AppErrorOptions = {
  fields?: readonly RefusedField[];
  /** Seconds after which another attempt makes sense. */
  retryAfter?: number;
  /** What a change would have overwritten, as it is now. */
  current?: { version: number; value: Record<string, unknown> };
} & ErrorOptions;

/** A failure the caller is told about: thrown anywhere as a code, turned into an answer in one place. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: NonNullable<AppErrorOptions['fields']>;
  readonly retryAfter: number | undefined;
  readonly current: AppErrorOptions['current'];

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, options);
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAfter = options.retryAfter;
    this.current = options.current;
  }
}
