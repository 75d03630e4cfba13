import { canonicalJson } from '@portal/shared/release';
import { computeIntegrity, computeIntegrityOfCopy, type CopyEnding } from '../builds/build-files.ts';
import { parseDocument } from '../builds/inventory.ts';
import type { StoredFile, StoredFiles } from './stored-file.ts';

/** The served files of a published build, as the database has them. */
export type ServedBuild = { name: string; version: string; files: StoredFiles };

/** A published build, as the database has it: all that the store must have of it. */
export type StoredBuild = ServedBuild & { kind: 'shell' | 'remote'; document: unknown };

/** What a file is: the hash of its content, without its compression, and its size as it is stored. */
export type FileState = { integrity: string | undefined; size: number };

/** A file that the store must have. */
export type ExpectedFile = {
  file: string;
  state: FileState;
  /** What some bytes are that should be this file; without a hash when they cannot be read. */
  describe(bytes: Buffer): FileState | Promise<FileState>;
};

const describeText = (text: string | Buffer): FileState => ({
  integrity: computeIntegrity(text),
  size: Buffer.byteLength(text),
});

const expectFile = (file: string, { integrity, size }: StoredFile): ExpectedFile => ({
  file,
  state: { integrity, size },
  describe: describeText,
});

const COPY_SIZES = { '.br': 'br', '.gz': 'gz' } as const;
const COPY_ENDINGS = Object.keys(COPY_SIZES) as CopyEnding[];

/** Undefined when the file has no such copy. */
const expectCopy = (file: string, ending: CopyEnding, original: StoredFile): ExpectedFile | undefined => {
  const size = original[COPY_SIZES[ending]];
  if (size === undefined) return undefined;
  return {
    file: `${file}${ending}`,
    state: { integrity: original.integrity, size },
    describe: async (bytes) => ({
      integrity: await computeIntegrityOfCopy(ending, bytes, original.size),
      size: bytes.length,
    }),
  };
};

/** The name of the document that describes a build, in its folder. */
export const getInventoryFile = ({ kind }: Pick<StoredBuild, 'kind'>) => `${kind}.json`;

/** The inventory is compared as JSON: the database has its values, without white space and in another order. */
const expectInventory = (build: Pick<StoredBuild, 'kind' | 'document'>): ExpectedFile => ({
  file: getInventoryFile(build),
  state: describeText(canonicalJson(build.document)),
  describe(bytes) {
    let json: unknown;
    try {
      json = JSON.parse(bytes.toString('utf8'));
    } catch {
      return { integrity: undefined, size: bytes.length };
    }
    const parsed = parseDocument(build.kind, json);
    // A build of long ago may break rules of today, and still be what was published.
    return describeText(canonicalJson(parsed.ok ? parsed.value : json));
  },
});

/** A served file or one of its compressed copies; undefined when the build has none of that name. */
export function findServedFile({ files }: ServedBuild, file: string): ExpectedFile | undefined {
  // Own members only: a path such as `constructor` is no file.
  const get = (name: string) => (Object.hasOwn(files, name) ? files[name] : undefined);
  const served = get(file);
  if (served) return expectFile(file, served);
  const ending = COPY_ENDINGS.find((each) => file.endsWith(each));
  if (!ending) return undefined;
  const name = file.slice(0, -ending.length);
  const original = get(name);
  return original && expectCopy(name, ending, original);
}

/** Every file that the store must have of a build: the served files, their compressed copies, and the inventory last. */
export const listExpectedFiles = (build: StoredBuild): ExpectedFile[] => [
  ...Object.entries(build.files).flatMap(([file, stored]) => [
    expectFile(file, stored),
    ...COPY_ENDINGS.flatMap((ending) => expectCopy(file, ending, stored) ?? []),
  ]),
  expectInventory(build),
];
