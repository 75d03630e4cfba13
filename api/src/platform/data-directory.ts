import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Thrown where nothing can be kept in the directory that was chosen for it. */
export class DataDirectoryError extends Error {
  override name = 'DataDirectoryError';
}

const isThere = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** One level at a time: asked for all at once, Node tries for ever where a file system such as /proc refuses. */
const makeDirectory = (directory: string) => {
  if (isThere(directory)) return;
  const parent = path.dirname(directory);
  if (parent !== directory) makeDirectory(parent);
  mkdirSync(directory, { mode: 0o755 });
};

/** Makes the directory where it is missing, and writes into it once, before anything long is begun. */
export const prepareDataDirectory = (directory: string) => {
  const probe = path.join(path.resolve(directory), `.probe-${process.pid}`);
  try {
    makeDirectory(path.dirname(probe));
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new DataDirectoryError(
      `Nothing can be written to ${directory} (${reason}): choose another DATA_DIR.`,
      {
        cause,
      },
    );
  }
};
