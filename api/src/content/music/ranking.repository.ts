import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { selectIsrc } from '../../figures/ingest/counting-lists.ts';
import { VIEWS_REPORT } from '../../figures/ingest/report-types.ts';
import { isVisibleOfAccount } from '../../figures/ingest/visible-rows.ts';

/** The length of a ranking. */
export const RANKS = 100;

/** The stored weekly rankings. */
export const createRankingRepository = (db: Db) => ({
  /** The newest day with views. */
  async newestDay(): Promise<string | undefined> {
    const row = await db
      .selectFrom('report_day')
      .select(({ fn }) => fn.max('day').as('day'))
      .where('report_type', '=', VIEWS_REPORT)
      .executeTakeFirst();
    return row?.day ?? undefined;
  },

  /** Which files the views of each of these days come from; undefined when there is none. */
  async sourceOf(from: string, to: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('report_day')
      .select(sql<string | null>`string_agg(day || ' ' || file_id, ',' order by day, file_id)`.as('source'))
      .where('report_type', '=', VIEWS_REPORT)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .executeTakeFirst();
    return row?.source ?? undefined;
  },

  async isCurrent(week: string, source: string): Promise<boolean> {
    const row = await db
      .selectFrom('ranked_week')
      .select('week')
      .where('week', '=', week)
      .where('source', '=', source)
      .executeTakeFirst();
    return row !== undefined;
  },

  /**
   * Ranks the tracks of a week by the views of all videos that use them. One of several simultaneous calls writes
   * it.
   */
  computeRanking: (week: string, lastDay: string, source: string) =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql`
        insert into ranked_week as known (week, source) values (${week}::date, ${source})
        on conflict (week) do update set source = excluded.source
        where known.source <> excluded.source
        returning week`.execute(trx);
      if (rows.length === 0) return;
      await trx.deleteFrom('track_rank').where('week', '=', week).execute();
      // Joins videos before tracks, by account and day like the index of days; otherwise the planner scans all days
      // of every video.
      await sql`
        with used as materialized (
          select video_day.account_id, video_day.video_id, sum(video_day.views) as views
          from (
            select distinct account_id, day from report_day_account
            where report_type = ${VIEWS_REPORT} and day between ${week}::date and ${lastDay}::date
          ) as delivered
          join video_day on video_day.account_id = delivered.account_id and video_day.day = delivered.day
          where video_day.views > 0
            and ${isVisibleOfAccount('video_day')}
          group by video_day.account_id, video_day.video_id
        )
        insert into track_rank (week, rank, isrc, views)
        select ${week}::date, row_number() over (order by sums.views desc, sums.isrc collate "C"), sums.isrc, sums.views
        from (
          select video.isrc, sum(used.views) as views
          from used
          join (select account_id, id, ${selectIsrc('video')} as isrc from video) as video
            on video.account_id = used.account_id and video.id = used.video_id
          join track on track.isrc = video.isrc and track.removed_at is null
          group by video.isrc
          order by views desc, video.isrc collate "C"
          limit ${RANKS}
        ) as sums`.execute(trx);
    }),

  async newestWeek(): Promise<string | undefined> {
    const row = await db
      .selectFrom('track_rank')
      .select(({ fn }) => fn.max('week').as('week'))
      .executeTakeFirst();
    return row?.week ?? undefined;
  },

  ranks: (week: string, size: number) =>
    db
      .selectFrom('track_rank')
      .select(['isrc', 'rank', 'views'])
      .where('week', '=', week)
      .orderBy('rank')
      .limit(size)
      .execute(),

  findRanks: (week: string, isrcs: readonly string[]) =>
    db
      .selectFrom('track_rank')
      .select(['isrc', 'rank'])
      .where('week', '=', week)
      .where('isrc', 'in', isrcs)
      .execute(),
});
