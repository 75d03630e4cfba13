import { sql } from 'kysely';
import { type Clock, pacificDayOf } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { nextPacificMidnight } from './pacific-midnight.ts';
import { YoutubeError } from './youtube-error.ts';

/** What the platform grants a project in a Pacific day. */
export const DAILY_UNITS = 10_000;
/** The rest is kept back: other programs may use the same key, and counts of a crashed server may be missing. */
const SPENT_AT_MOST = 0.9;
const EVERYBODY = '';
const KEPT_DAYS = 7;

/** Counts units before they are used, in the database, so that all servers together stay within the quota. */
export const createQuotaBudget = ({ db, clock }: { db: Db; clock: Clock }) => {
  const limit = Math.floor(DAILY_UNITS * SPENT_AT_MOST);

  /** Whether there were so many units left for the spender. */
  const take = async (spender: string, units: number, most: number) => {
    const day = pacificDayOf(clock.now());
    const { rows } = await sql<{ units: number }>`
      insert into youtube_quota as known (day, spender, units)
      select ${day}::date, ${spender}, ${units}::int where ${units}::int <= ${most}::int
      on conflict (day, spender) do update set units = known.units + excluded.units
      where known.units + excluded.units <= ${most}::int
      returning units`.execute(db);
    const [row] = rows;
    // The first use of a day is a good moment to forget old days.
    if (row?.units === units)
      await sql`delete from youtube_quota where day < ${day}::date - ${KEPT_DAYS}::int`.execute(db);
    return row !== undefined;
  };

  return {
    take,

    /** @throws YoutubeError `quota` where nothing is left of the day */
    async spend(units: number) {
      if (await take(EVERYBODY, units, limit)) return;
      throw new YoutubeError('quota', 'kept back by our own count', nextPacificMidnight(clock.now()));
    },

    /** The platform says that nothing is left; until its midnight nobody needs to ask again. */
    async exhaust() {
      const day = pacificDayOf(clock.now());
      await sql`
        insert into youtube_quota as known (day, spender, units) values (${day}::date, ${EVERYBODY}, ${DAILY_UNITS}::int)
        on conflict (day, spender) do update set units = greatest(known.units, excluded.units)`.execute(db);
    },
  };
};

export type QuotaBudget = ReturnType<typeof createQuotaBudget>;
