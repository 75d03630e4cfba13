import { setTimeout as delay } from 'node:timers/promises';
import { canHaveTypo } from '@portal/shared/search';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { listVariants } from './index-entry.ts';
import { searchRepository } from './search.repository.ts';
import { createSearchQuery, readSearchWords, type SearchQuery } from './search-query.ts';

/** The longest that a search waits for the index, e.g. when a crash emptied that of a large catalogue. */
const MAX_WAIT_MS = 20_000;

/** What may have a typo: each word, and all of them together. */
const listCorrectable = (words: readonly string[]) =>
  [...new Set([...words, words.join('')])].filter(canHaveTypo);

/**
 * Searches of the catalogue. Changed tracks are indexed when the server starts, after an import and by the next search,
 * with the folding rules of this server.
 */
export const createTrackSearch = ({ db, bulk }: { db: Db; bulk: Db }) => {
  let updating: Promise<unknown> | undefined;

  const update = async (isLost: boolean) => {
    if (isLost) await searchRepository.enqueueAll(bulk);
    await searchRepository.update(bulk);
  };

  const startUpdate = (isLost: boolean) =>
    (updating ??= update(isLost).finally(() => {
      updating = undefined;
    }));

  /**
   * Simultaneous searches wait for the same update, and check again for what changed meanwhile.
   * @throws AppError `unavailable` when that takes too long; an incomplete result would look complete
   */
  const countMatches = async (terms: string) => {
    for (;;) {
      const { total, isDue, isLost } = await searchRepository.count(db, terms);
      if (!isDue && !isLost) return total;
      const isTimeout = await Promise.race([
        startUpdate(isLost).then(() => false),
        delay(MAX_WAIT_MS, true, { ref: false }),
      ]);
      if (isTimeout) throw new AppError('unavailable', { retryAfter: 5 });
    }
  };

  const findCorrections = async (words: readonly string[]) =>
    new Map(
      await Promise.all(
        listCorrectable(words).map(
          async (word) => [word, await searchRepository.findWords(db, listVariants(word))] as const,
        ),
      ),
    );

  return {
    /** Indexes what changed while no server ran, so that no search waits for it. */
    async updateIndex() {
      const { isDue, isLost } = await searchRepository.count(db, 'none');
      if (isDue || isLost) await startUpdate(isLost);
    },

    /**
     * The matches of the words as they were typed; undefined when there are none or the index has to be updated, and the
     * search has to be prepared first.
     */
    async findExact<Match extends { is_index_due: boolean }>(
      search: string,
      read: (query: SearchQuery) => Promise<Match[]>,
    ): Promise<{ query: SearchQuery; matches: Match[] } | undefined> {
      const words = readSearchWords(search);
      if (words.length === 0) return undefined;
      const query = createSearchQuery(words);
      const matches = await read(query);
      return matches.length > 0 && !matches[0]?.is_index_due ? { query, matches } : undefined;
    },

    /**
     * What to look for, and its number of matches where it is known; undefined when the text has neither letters nor
     * digits.
     */
    async prepare(search: string): Promise<{ query: SearchQuery; total: number | undefined } | undefined> {
      const words = readSearchWords(search);
      if (words.length === 0) return undefined;
      const exact = createSearchQuery(words);
      const total = await countMatches(exact.terms);
      // A typo is considered only when nothing has the words as they were typed.
      if (total > 0 || listCorrectable(words).length === 0) return { query: exact, total };
      return { query: createSearchQuery(words, await findCorrections(words)), total: undefined };
    },

    count: ({ terms }: SearchQuery) => countMatches(terms),

    /** For searches of other things by the titles of their tracks. */
    waitForIndex: () => countMatches('none'),
  };
};
