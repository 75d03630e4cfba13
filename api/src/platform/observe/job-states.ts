import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';

/** How many jobs of each kind are being done, could be done now, and wait for their time. */
export const createJobStates =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async () => {
    const now = clock.now();
    const { rows } = await sql<{ queue: string; state: string; count: string }>`
      select kind as queue, count(*) as count,
        case when leased_until > ${now} then 'active' when run_at <= ${now} then 'due' else 'scheduled' end as state
      from job group by 1, 3`.execute(db);
    return rows.map(({ count, ...rest }) => ({ ...rest, count: Number(count) }));
  };
