import { sql } from 'kysely';

/** Leaves out rows of a roll-up that an ingest has not finished yet, or has replaced; there are none most of the time. */
export const isVisible = (accountId: string, alias: string) => sql`
  (${sql.ref(`${alias}.day`)}, ${sql.ref(`${alias}.version`)}) not in (
    select day, version from hidden_figures where relation = 'roll_up' and account_id = ${accountId}
  )`;

/** The same for rows of several accounts. */
export const isVisibleOfAccount = (alias: string) => sql`
  (${sql.ref(`${alias}.account_id`)}, ${sql.ref(`${alias}.day`)}, ${sql.ref(`${alias}.version`)}) not in (
    select account_id, day, version from hidden_figures where relation = 'roll_up'
  )`;
