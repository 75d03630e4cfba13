import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';

/** Counts the jobs of each kind that are running, due, or waiting for their time. */
export const createJobStateCounter =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async () => {
    const now = clock.now();
    const { rows } = await sql<{ queue: string; state: string; count: string }>`
      select kind as queue, count(*) as count,
        case when leased_until > ${now} then 'active' when run_at <= ${now} then 'due' else 'scheduled' end as state
      from job group by 1, 3`.execute(db);
    return rows.map(({ count, ...rest }) => ({ ...rest, count: Number(count) }));
  };
