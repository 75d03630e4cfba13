import type { Db } from '../../../platform/database/database.ts';
import { createFileError, type FileError, MalformedFileError } from '../../../platform/csv/file-error.ts';
import type { FileStore } from '../../media/stored/file-store.ts';
import { MediaRefusedError } from '../../media/stored/media-refused-error.ts';
import { readMedia } from '../../media/stored/read-media.ts';
import type { FetchedKind } from './fetch-file.ts';
import { isAddress } from './media-source.ts';
import { createSourceRepository, type SourceTable } from './source.repository.ts';

/** Fetching waits for other hosts; decoding takes up to 64 MB each. */
const CONCURRENCY = 4;

/** A kind of files that a column of catalogue files names. */
export type MediaKind = FetchedKind & {
  column: 'cover' | 'preview';
  table: SourceTable;
  /** The refusal of a name below which nothing was sent. */
  unknown: { code: string; noun: string };
};

type SourcedMedia = {
  db: Db;
  kind: MediaKind;
  store: Pick<FileStore, 'keep' | 'listOld' | 'remove'>;
  /** Checks and stores what was sent or fetched; returns its hash. */
  saveFile: (bytes: Buffer) => Promise<string>;
  fetchFile: (address: string, kind: FetchedKind) => Promise<Buffer>;
  /** Forgets the files that no track has, not even a removed one; returns them. */
  forgetUnused: (hashes: readonly string[]) => Promise<string[]>;
};

/** Files of tracks that operators send or name by address. */
export const createSourcedMedia = ({ db, kind, store, saveFile, fetchFile, forgetUnused }: SourcedMedia) => {
  const sources = createSourceRepository(db, kind.table);

  const save = async (source: string, bytes: Buffer) => {
    const hash = await saveFile(bytes);
    await sources.save(source, hash);
    return hash;
  };

  const findKnown = async (wanted: readonly string[]) => {
    const known = new Set<string>();
    // A database may be restored without the files; addresses are fetched again then.
    for (const [source, hash] of await sources.find(wanted)) if (await store.keep(hash)) known.add(source);
    return known;
  };

  const tryFetch = async (source: string, line: number): Promise<FileError | undefined> => {
    const place = { line, name: kind.column, value: source };
    const { code, noun } = kind.unknown;
    if (!isAddress(source))
      return createFileError(place, code, `No ${noun} named “${source}” has been sent.`);
    try {
      await save(source, await fetchFile(source, kind));
      return undefined;
    } catch (error) {
      if (error instanceof MediaRefusedError) return createFileError(place, error.code, error.message);
      throw error;
    }
  };

  return {
    /** Stores a file below a name, which catalogue files may use; returns its hash. */
    async add(name: string, bytes: AsyncIterable<Buffer>): Promise<string> {
      try {
        return await save(name, await readMedia(bytes, kind.maxBytes));
      } catch (error) {
        if (!(error instanceof MediaRefusedError)) throw error;
        throw new MalformedFileError([{ path: name, code: error.code, message: error.message }]);
      }
    },

    /**
     * Fetches the files that a catalogue file names, by source with their first lines. A file is fetched once: another
     * one needs another address.
     *
     * @throws MalformedFileError with the errors of all sources.
     */
    async prepare(wanted: ReadonlyMap<string, number>): Promise<void> {
      const known = await findKnown([...wanted.keys()]);
      const queue = [...wanted].filter(([source]) => !known.has(source)).values();
      const errors: { line: number; error: FileError }[] = [];
      const work = async () => {
        for (const [source, line] of queue) {
          const found = await tryFetch(source, line);
          if (found) errors.push({ line, error: found });
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
      if (errors.length > 0)
        throw new MalformedFileError(
          errors.toSorted((one, two) => one.line - two.line).map(({ error: found }) => found),
        );
    },

    /** Removes files that no track has any more; those of the last day stay, because an import may be about to use them. */
    async removeUnused(): Promise<void> {
      for (const hash of await forgetUnused(await store.listOld())) await store.remove(hash);
    },
  };
};

export type SourcedMediaService = ReturnType<typeof createSourcedMedia>;
