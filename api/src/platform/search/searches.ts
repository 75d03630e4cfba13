import { setTimeout as delay } from 'node:timers/promises';
import { readTextSearch } from '@portal/shared/search';
import { type RawBuilder, sql } from 'kysely';
import type { OpenDatabase } from '../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { searchKinds, searchTextRepository } from './search-text.repository.ts';
import type { SearchKind } from './search-text.tables.ts';
import { isAnythingFound, type PreparedSearch } from './text-match.ts';

/** The longest that a search waits for folded texts, e.g. when a crash emptied those of many accounts. */
const MAX_WAIT_MS = 20_000;

type SearchedRange = {
  kinds: readonly SearchKind[];
  /** Undefined for all accounts. */
  accountId: string | undefined;
  /** Whether a search finds anything, where that depends on more than the kinds' own texts. */
  isFound?: (prepared: PreparedSearch) => RawBuilder<boolean>;
};

/** Prepares searches by names and titles; changed ones are folded when the server starts and by the next search. */
export const createSearches = ({ db, bulk }: Pick<OpenDatabase, 'db' | 'bulk'>) => {
  const updates = new Map<string, Promise<void>>();

  const startUpdate = (kinds: readonly SearchKind[], isLost: boolean) => {
    const name = kinds.join();
    const update = (async () => {
      if (isLost) await searchTextRepository.enqueueAll(bulk);
      await searchTextRepository.update(bulk, kinds);
    })().finally(() => updates.delete(name));
    updates.set(name, update);
    return update;
  };

  /** @throws AppError `unavailable` when that takes too long; an incomplete result would look complete */
  const waitFor = async (update: Promise<void>) => {
    const isTimeout = await Promise.race([
      update.then(() => false),
      delay(MAX_WAIT_MS, true, { ref: false }),
    ]);
    if (isTimeout) throw new AppError('unavailable', { retryAfter: 5 });
  };

  /** Whether a condition on folded texts holds, when all texts that changed before are folded. */
  const readFolded = async (kinds: readonly SearchKind[], condition: RawBuilder<boolean>) => {
    const { isDue, isLost, isHolding } = await searchTextRepository.read(db, kinds, condition);
    if (!isDue && !isLost) return isHolding;
    // An update that runs already may have begun before the last change.
    const running = updates.get(kinds.join());
    if (running) await waitFor(running);
    await waitFor(updates.get(kinds.join()) ?? startUpdate(kinds, isLost));
    return (await searchTextRepository.read(db, kinds, condition)).isHolding;
  };

  return {
    /** Folds what changed while no server ran, so that no search waits for it. */
    updateTexts: () => readFolded(searchKinds, sql<boolean>`true`),

    /** What to look for; undefined when the text has nothing to look for. */
    async prepare(
      typed: string | undefined,
      { kinds, accountId, isFound }: SearchedRange,
    ): Promise<PreparedSearch | undefined> {
      const search = typed === undefined ? undefined : readTextSearch(typed);
      if (!search) return undefined;
      const exact = { search, isNear: false };
      const found = isFound?.(exact) ?? isAnythingFound(exact, kinds, accountId);
      return { search, isNear: !(await readFolded(kinds, found)) };
    },
  };
};

export type Searches = ReturnType<typeof createSearches>;
