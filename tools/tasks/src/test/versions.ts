import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findBinaryDirectory } from '@portal/api/postgres-testing';

const versionOf = (program: string) => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();

/** The version of the browser that the tests use. */
export const chromiumVersion = (executable: string): string => versionOf(executable);

/** The version of this machine's PostgreSQL server; empty where none is installed. */
export const postgresVersion = (): string => {
  const directory = findBinaryDirectory();
  return directory ? versionOf(path.join(directory, 'postgres')) : '';
};
