import { type Kysely, sql } from 'kysely';

/** The tables with figures of Premium, and the columns of each. */
const renamed = [
  { tables: ['view_fact'], columns: ['views', 'watch_seconds'] },
  { tables: ['revenue_fact'], columns: ['revenue_micros'] },
  {
    tables: ['video_day', 'channel_day_country', 'channel_day', 'account_day_country', 'staged_country'],
    columns: ['views', 'watch_seconds', 'revenue_micros'],
  },
];

/** Names columns after Premium, as everything that reads them; YouTube's files have its former name, Red. */
export const up = async (db: Kysely<unknown>) => {
  for (const { tables, columns } of renamed)
    for (const table of tables)
      for (const column of columns)
        await sql`
          alter table ${sql.table(table)} rename column ${sql.ref(`red_${column}`)} to ${sql.ref(`premium_${column}`)}
        `.execute(db);
  // Stored lists have the names in their totals.
  await sql`truncate video_list cascade`.execute(db);
  for (const name of ['red_views', 'priced_red_views', 'priced_red_revenue'])
    await sql`
      alter type listed_video rename attribute ${sql.ref(name)} to ${sql.ref(name.replace('red_', 'premium_'))}
    `.execute(db);
};
