import { AppError } from '../../../../errors/app-error.ts';
import { BuildRefusedError } from '../../builds/build-refused-error.ts';
import { ReleaseFrozenError } from '../freeze/release-frozen-error.ts';
import { NotProvenError } from '../../sets/not-proven-error.ts';
import { type ErrorCode, getStatus } from '../../../../errors/error-table.ts';

/** The code with which a move was refused; undefined for errors of the server, after which it may be tried again. */
export const toRefusalCode = (error: unknown): ErrorCode | undefined => {
  if (error instanceof NotProvenError) return 'not_proven';
  if (error instanceof ReleaseFrozenError) return 'release_frozen';
  if (error instanceof BuildRefusedError) return 'build_refused';
  return error instanceof AppError && getStatus(error.code) < 500 ? error.code : undefined;
};
