import type { Db } from '../../../platform/database/database.ts';
import { canHaveTypo, listVariants } from './index-entry.ts';
import { searchRepository } from './search.repository.ts';
import { createSearchQuery, readSearchWords, type SearchQuery } from './search-query.ts';

/** Searches of the catalogue; changed tracks are indexed by the next search, with the folding rules of this server. */
export const createTrackSearch = ({ db, bulk }: { db: Db; bulk: Db }) => {
  let updating: Promise<unknown> | undefined;

  const update = async (isLost: boolean) => {
    if (isLost) await searchRepository.enqueueAll(bulk);
    await searchRepository.update(bulk);
  };

  /** Simultaneous searches wait for the same update, and check again for what changed meanwhile. */
  const updateIndex = async () => {
    for (;;) {
      const { isDue, isLost } = await searchRepository.isOutdated(db);
      if (!isDue && !isLost) return;
      updating ??= update(isLost).finally(() => {
        updating = undefined;
      });
      await updating;
    }
  };

  const findCorrections = async (words: readonly string[]) =>
    new Map(
      await Promise.all(
        words
          .filter(canHaveTypo)
          .map(async (word) => [word, await searchRepository.findWords(db, listVariants(word))] as const),
      ),
    );

  return {
    updateIndex,

    /** What to look for; undefined when the text has neither letters nor digits. */
    async prepare(search: string): Promise<SearchQuery | undefined> {
      await updateIndex();
      const words = readSearchWords(search);
      if (words.length === 0) return undefined;
      const exact = createSearchQuery(words);
      // A typo is considered only when nothing has the words as they were typed.
      if (await searchRepository.hasMatch(db, exact.terms)) return exact;
      const corrections = await findCorrections(words);
      return createSearchQuery(words, corrections);
    },
  };
};

export type TrackSearch = ReturnType<typeof createTrackSearch>;
