import { type Kysely, sql } from 'kysely';

const statements = [
  // Null is the figure of the reader's language.
  sql`alter table site
    add column withdrawal_amount integer check (withdrawal_amount > 0),
    add column withdrawal_unit text check (withdrawal_unit in ('points', 'dollars')),
    add column pc_volume smallint check (pc_volume between 1 and 100),
    add column mobile_volume smallint check (mobile_volume between 1 and 100),
    add check ((withdrawal_amount is null) = (withdrawal_unit is null))`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
