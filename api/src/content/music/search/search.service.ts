import { setTimeout as delay } from 'node:timers/promises';
import { canHaveTypo } from '@portal/shared/search';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { listVariants } from './index-entry.ts';
import { searchRepository } from './search.repository.ts';
import { createForgivingQuery, createSearchQuery, type SearchQuery } from './search-query.ts';
import { joinWords, readTypedSearch, type TypedSearch } from './typed-search.ts';

/** The longest that a search waits for the index, e.g. when a crash emptied that of a large catalogue. */
const MAX_WAIT_MS = 20_000;

/** What may have a typo: each word, and all of them together. */
const listCorrectable = (typed: TypedSearch) =>
  [...new Set([...typed.words.map(({ word }) => word), joinWords(typed)])].filter(canHaveTypo);

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
  const countMatches = async (query?: SearchQuery) => {
    for (;;) {
      const { total, isDue, isLost } = await searchRepository.count(db, query);
      if (!isDue && !isLost) return total;
      const isTimeout = await Promise.race([
        startUpdate(isLost).then(() => false),
        delay(MAX_WAIT_MS, true, { ref: false }),
      ]);
      if (isTimeout) throw new AppError('unavailable', { retryAfter: 5 });
    }
  };

  const findCorrections = async (typed: TypedSearch) =>
    new Map(
      await Promise.all(
        listCorrectable(typed).map(
          async (word) => [word, await searchRepository.findWords(db, listVariants(word))] as const,
        ),
      ),
    );

  return {
    /** Indexes what changed while no server ran, so that no search waits for it. */
    async updateIndex() {
      const { isDue, isLost } = await searchRepository.count(db);
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
      const typed = readTypedSearch(search);
      if (!typed) return undefined;
      const query = createSearchQuery(typed);
      const matches = await read(query);
      return matches.length > 0 && !matches[0]?.is_index_due ? { query, matches } : undefined;
    },

    /**
     * What to look for, and its number of matches where it is known; undefined when the text has neither letters nor
     * digits.
     */
    async prepare(search: string): Promise<{ query: SearchQuery; total: number | undefined } | undefined> {
      const typed = readTypedSearch(search);
      if (!typed) return undefined;
      const query = createSearchQuery(typed);
      const total = await countMatches(query);
      // Typos and the like are considered only when nothing has the words as they were typed.
      if (total > 0) return { query, total };
      return { query: createForgivingQuery(typed, await findCorrections(typed)), total: undefined };
    },

    count: (query: SearchQuery) => countMatches(query),

    /** For searches of other things by the titles of their tracks. */
    waitForIndex: () => countMatches(),
  };
};
