import { Readable } from 'node:stream';
import { type ExpectedFile, type FileState, listExpectedFiles, type StoredBuild } from './expected-files.ts';

/** A stored file that is missing or differs from what was published. */
export type DamagedFile = {
  file: string;
  isMissing: boolean;
  expected: FileState;
  /** Undefined when it is missing; without a hash when it cannot be read. */
  actual: FileState | undefined;
};

/** Compares what is stored of a file with what was published; undefined when it is intact. */
export async function inspectFile(
  { file, state: expected, describe }: ExpectedFile,
  bytes: Buffer | undefined,
): Promise<DamagedFile | undefined> {
  const actual = bytes && (await describe(bytes));
  // Responses announce the stored size, so that a copy of another one is damage too.
  const isIntact = actual?.integrity === expected.integrity && actual?.size === expected.size;
  return isIntact ? undefined : { file, isMissing: !actual, expected, actual };
}

/** Recomputes the hashes of all files of a build, and returns those that are missing or differ, by name. */
export async function findDamage(
  build: StoredBuild,
  read: (file: string) => Promise<Buffer | undefined>,
  concurrency: number,
): Promise<DamagedFile[]> {
  const inspected = await Readable.from(listExpectedFiles(build))
    .map(async (expected: ExpectedFile) => [await inspectFile(expected, await read(expected.file))], {
      concurrency,
    })
    .toArray();
  return inspected.flat().filter((damage) => damage !== undefined);
}
