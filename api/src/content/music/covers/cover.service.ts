import type { Db } from '../../../platform/database/database.ts';
import { createFileError, type FileError, MalformedFileError } from '../../../platform/csv/file-error.ts';
import { encodePicture } from '../../media/stored/encode-picture.ts';
import { PictureRefusedError } from '../../media/stored/picture-refused-error.ts';
import { type PictureStore, toPicturePath } from '../../media/stored/picture-store.ts';
import { readPicture } from '../../media/stored/read-picture.ts';
import { isAddress } from './cover-source.ts';
import { coverRepository } from './cover.repository.ts';

/** Fetching waits for other hosts; decoding takes up to 64 MB each. */
const CONCURRENCY = 4;

type Covers = {
  db: Db;
  store: PictureStore;
  fetchPicture: (address: string) => Promise<Buffer>;
};

/** Covers that operators send as files or name by address. */
export const createCoverService = ({ db, store, fetchPicture }: Covers) => {
  const save = async (source: string, picture: Buffer) => {
    const hash = await store.save(await encodePicture(picture, 'cover'));
    await coverRepository.save(db, source, hash);
    return hash;
  };

  const findKnown = async (sources: readonly string[]) => {
    const known = new Set<string>();
    // A database may be restored without the files; addresses are fetched again then.
    for (const [source, hash] of await coverRepository.find(db, sources))
      if (await store.keep(hash)) known.add(source);
    return known;
  };

  const tryFetch = async (source: string, line: number): Promise<FileError | undefined> => {
    const place = { line, name: 'cover' };
    if (!isAddress(source))
      return createFileError(place, 'unknown_cover', `No picture named “${source}” has been sent.`);
    try {
      await save(source, await fetchPicture(source));
      return undefined;
    } catch (error) {
      if (error instanceof PictureRefusedError) return createFileError(place, error.code, error.message);
      throw error;
    }
  };

  return {
    /** Stores a picture below a name, which catalogue files may use. */
    async add(name: string, picture: AsyncIterable<Buffer>) {
      try {
        return { path: toPicturePath('cover', await save(name, await readPicture(picture))) };
      } catch (error) {
        if (!(error instanceof PictureRefusedError)) throw error;
        throw new MalformedFileError([{ path: name, code: error.code, message: error.message }]);
      }
    },

    /**
     * Fetches the covers of a catalogue file, by source with their first lines. A cover is fetched once: another
     * picture needs another address.
     *
     * @throws MalformedFileError with the errors of all sources.
     */
    async prepare(sources: ReadonlyMap<string, number>): Promise<void> {
      const known = await findKnown([...sources.keys()]);
      const queue = [...sources].filter(([source]) => !known.has(source)).values();
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

    /** Removes covers that no track has any more; those of the last day stay, because an import may be about to use them. */
    async removeUnused(): Promise<void> {
      for (const hash of await coverRepository.removeUnused(db, await store.listOld()))
        await store.remove(hash);
    },
  };
};

export type CoverService = ReturnType<typeof createCoverService>;
