import path from 'node:path';
import { CommandFailure } from '../failure.ts';

/** Why a file could not be read: that it is missing, and where it was looked for, or what the system says. */
export const toFileFailure = (file: string, cause: unknown) => {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  const place = path.resolve(file);
  const text =
    code === 'ENOENT' ? `There is no file ${place}.` : `${place} cannot be read${code ? ` (${code})` : ''}.`;
  return new CommandFailure(text, { code: 'no_file', cause });
};
