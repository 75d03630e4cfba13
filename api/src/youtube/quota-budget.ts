import { sql } from 'kysely';
import { type Clock, toPacificDay } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { nextPacificMidnight } from './pacific-midnight.ts';
import { YoutubeError } from './youtube-error.ts';

/** YouTube's quota of a project per Pacific day. */
export const DAILY_UNITS = 10_000;
/** A reserve: other programs may use the same key, and counts of a crashed server may be missing. */
const USABLE_SHARE = 0.9;
const ALL_SPENDERS = '';
const RETENTION_DAYS = 7;

/** Counts units in the database before they are used, so that all servers together stay within the quota. */
export const createQuotaBudget = ({ db, clock }: { db: Db; clock: Clock }) => {
  const limit = Math.floor(DAILY_UNITS * USABLE_SHARE);

  /** Adds the units of a spender; returns false, and adds nothing, when fewer are left. */
  const addUnits = async (spender: string, units: number, most: number) => {
    const day = toPacificDay(clock.now());
    const { rows } = await sql<{ units: number }>`
      insert into youtube_quota as known (day, spender, units)
      select ${day}::date, ${spender}, ${units}::int where ${units}::int <= ${most}::int
      on conflict (day, spender) do update set units = known.units + excluded.units
      where known.units + excluded.units <= ${most}::int
      returning units`.execute(db);
    const [row] = rows;
    // The first use of a day also deletes old days.
    if (row?.units === units)
      await sql`delete from youtube_quota where day < ${day}::date - ${RETENTION_DAYS}::int`.execute(db);
    return row !== undefined;
  };

  return {
    take: addUnits,

    /** @throws YoutubeError `quota` when the day's units are used up */
    async spend(units: number) {
      if (await addUnits(ALL_SPENDERS, units, limit)) return;
      throw new YoutubeError(
        'quota',
        'the daily units of this server are used up',
        nextPacificMidnight(clock.now()),
      );
    },

    /** Records that YouTube reports the quota as used up, so that no server calls it before its midnight. */
    async markExhausted() {
      const day = toPacificDay(clock.now());
      await sql`
        insert into youtube_quota as known (day, spender, units) values (${day}::date, ${ALL_SPENDERS}, ${DAILY_UNITS}::int)
        on conflict (day, spender) do update set units = greatest(known.units, excluded.units)`.execute(db);
    },
  };
};

export type QuotaBudget = ReturnType<typeof createQuotaBudget>;
