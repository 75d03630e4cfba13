import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Thrown when the data directory cannot be written to. */
export class DataDirectoryError extends Error {
  override name = 'DataDirectoryError';
}

const isDirectory = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Creates one level at a time: Node's recursive mkdir loops forever where a file system such as /proc refuses. */
const createDirectory = (directory: string) => {
  if (isDirectory(directory)) return;
  const parent = path.dirname(directory);
  if (parent !== directory) createDirectory(parent);
  mkdirSync(directory, { mode: 0o755 });
};

/** Creates the data directory when it is missing and writes a probe file, before anything slow begins. */
export const prepareDataDirectory = (directory: string) => {
  const probe = path.join(path.resolve(directory), `.probe-${process.pid}`);
  try {
    createDirectory(path.dirname(probe));
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
