import type { FieldCode } from './field-errors.ts';
import type { ErrorCode } from './error-table.ts';
import type { FieldHint } from './field-errors.ts';

/** A refused field of the input, and what its text says beyond its code. */
export type RefusedField = { path: string; code: FieldCode; hint?: FieldHint; limit?: number | string };

export type AppErrorOptions = {
  fields?: readonly RefusedField[];
  /** Seconds after which the client should retry. */
  retryAfter?: number;
  /** The current state of what the change would have overwritten. */
  current?: { version: number; value: Record<string, unknown> };
} & ErrorOptions;

/** A failure that the caller receives: thrown anywhere as a code, turned into a response in one place. */
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
