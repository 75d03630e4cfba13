import { AppError } from '../../errors/app-error.ts';
import type { FieldCode } from '../../errors/field-errors.ts';

/** A refusal of one field of the input. */
export const refuseField = (path: string, code: FieldCode) =>
  new AppError('validation', { fields: [{ path, code }] });
