import { type Kysely, sql } from 'kysely';

const replaced = ['kind_check', 'check', 'check3', 'check4'];

const statements = [
  ...replaced.map((name) => sql`alter table payout_entry drop constraint ${sql.ref(`payout_entry_${name}`)}`),
  sql`alter table payout_entry add column share smallint check (share between 1 and 10000)`,
  sql`alter table payout_entry
    add constraint payout_entry_kind_check check (kind in ('payment', 'advance', 'reversal', 'hold', 'release')),
    add constraint payout_entry_currency check ((kind in ('payment', 'advance', 'reversal')) = (currency is not null)),
    add constraint payout_entry_reason check (kind in ('payment', 'advance') or reason is not null),
    add constraint payout_entry_month check (kind in ('advance', 'hold') or month is null),
    add constraint payout_entry_until check (kind = 'hold' or until_day is null),
    add constraint payout_entry_share check ((kind = 'advance') = (share is not null)),
    add constraint payout_entry_advance check (kind <> 'advance' or payer = 'manager')`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
