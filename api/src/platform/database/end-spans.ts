import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** The tables with spans of days. */
type SpanTable = 'channel_claim' | 'channel_member' | 'fee_rate' | 'platform_fee' | 'withholding';

/** Whose spans they are. */
type SpanKey = { account_id: string; channel_id?: string; member_id?: string };

/** Ends the spans of a key on a day: later ones are deleted, and those that last until after the day end on it. */
export const endSpans = async (db: Db, table: SpanTable, { key, day }: { key: SpanKey; day: string }) => {
  const of = sql.join(
    Object.entries(key).map(([column, id]): RawBuilder<unknown> => sql`${sql.ref(column)} = ${id}`),
    sql` and `,
  );
  await sql`delete from ${sql.table(table)} where ${of} and from_day >= ${day}`.execute(db);
  await sql`update ${sql.table(table)} set until_day = ${day} where ${of} and until_day > ${day}`.execute(db);
};
