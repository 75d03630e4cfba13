import { sql } from 'kysely';

/** Leaves out rows of `video_day` that an ingest has not finished yet, or has replaced; there are none most of the time. */
export const isVisible = (accountId: string, alias = 'video_day') => sql`
  (${sql.ref(`${alias}.day`)}, ${sql.ref(`${alias}.version`)}) not in (
    select day, version from hidden_figures where relation = 'video_day' and account_id = ${accountId}
  )`;
