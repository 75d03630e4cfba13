import { open, readFile } from 'node:fs/promises';

/** Codes of a file that is not there, also below or in place of what should be a folder. */
const ABSENT = ['ENOENT', 'ENOTDIR', 'EISDIR'];

const ignoreAbsent = (error: NodeJS.ErrnoException) =>
  ABSENT.includes(error.code ?? '') ? undefined : Promise.reject(error);

/** The bytes of a file; undefined when there is none. */
export const readIfPresent = (place: string) => readFile(place).catch(ignoreAbsent);

/** Opens a file for reading; undefined when there is none. */
export const openIfPresent = (place: string) => open(place).catch(ignoreAbsent);
