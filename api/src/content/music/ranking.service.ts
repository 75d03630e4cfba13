import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { addDays, startOfWeek } from '../../platform/calendar.ts';
import { createRankingRepository } from './ranking.repository.ts';

const LAST_DAY = 6;
const WEEK = 7;
/** How often the database is checked for new reports. */
const CHECK_INTERVAL_MS = 60_000;

/**
 * The weekly ranking, computed on the first request after views of a week, or corrections of them, have been
 * ingested.
 */
export const createRanking = ({ db, clock }: { db: Db; clock: Clock }) => {
  const rankings = createRankingRepository(db);
  let checkedAt = -Infinity;

  const computeIfOutdated = async (week: string) => {
    const source = await rankings.sourceOf(week, addDays(week, LAST_DAY));
    if (!source || (await rankings.isCurrent(week, source))) return;
    await rankings.computeRanking(week, addDays(week, LAST_DAY), source);
  };

  const refreshRankings = async () => {
    const now = clock.now().getTime();
    if (now - checkedAt < CHECK_INTERVAL_MS) return;
    const newest = await rankings.newestDay();
    if (newest) {
      // The last complete week, and the one before for comparison.
      const week = addDays(startOfWeek(addDays(newest, 1)), -WEEK);
      await computeIfOutdated(addDays(week, -WEEK));
      await computeIfOutdated(week);
    }
    checkedAt = now;
  };

  const loadRanks = async (week: string, isrcs: readonly string[]) => {
    const rows = isrcs.length > 0 ? await rankings.findRanks(week, isrcs) : [];
    return new Map(rows.map(({ isrc, rank }) => [isrc, rank]));
  };

  return {
    refresh: refreshRankings,

    /** The newest ranking, with the ranks of the week before. */
    async newest(size: number) {
      await refreshRankings();
      const week = await rankings.newestWeek();
      if (!week) return { week: null, places: [] };
      const rows = await rankings.ranks(week, size);
      const before = await loadRanks(
        addDays(week, -WEEK),
        rows.map(({ isrc }) => isrc),
      );
      const places = rows.map(({ isrc, rank, views }) => ({
        isrc,
        rank,
        previous_rank: before.get(isrc) ?? null,
        views: views === null ? null : Number(views),
      }));
      return { week: { from: week, to: addDays(week, LAST_DAY) }, places };
    },
  };
};
