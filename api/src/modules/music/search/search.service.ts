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
  const countMatches = async (terms: string) => {
    for (;;) {
      const { total, isDue, isLost } = await searchRepository.count(db, terms);
      if (!isDue && !isLost) return total;
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
    /** What to look for, and its number of matches; undefined when the text has neither letters nor digits. */
    async prepare(search: string): Promise<{ query: SearchQuery; total: number } | undefined> {
      const words = readSearchWords(search);
      if (words.length === 0) return undefined;
      const exact = createSearchQuery(words);
      const total = await countMatches(exact.terms);
      // A typo is considered only when nothing has the words as they were typed.
      if (total > 0 || !words.some(canHaveTypo)) return { query: exact, total };
      const query = createSearchQuery(words, await findCorrections(words));
      return { query, total: await countMatches(query.terms) };
    },
  };
};
