import { type RawBuilder, sql } from 'kysely';
import type { Db, OpenDatabase, Trx } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import { IS_CORRECTION, isCorrectionOf } from './correction.repository.ts';
import { IS_FINAL_DAY, selectAsCorrections, selectOwnerDays } from '../final-days.read.ts';
import { isClosing } from '../report-types.ts';
import type { AccountDay, OwnerDays } from './account-days.ts';

/** `work_mem` for sorting and summing a file; PostgreSQL's default suits small queries. */
const WORK_MEMORY = '64MB';

/**
 * Creates the temporary table of accounts and days with changing figures, including those that have figures or corrections now, and those
 * that a replaced report corrects.
 */
export const createAffectedDays = async (
  { kind }: OpenDatabase,
  trx: Trx,
  { type, owner, days }: OwnerDays,
) => {
  if (kind === 'postgres') await sql`set local work_mem = ${sql.lit(WORK_MEMORY)}`.execute(trx);
  await sql`
    create temporary table ingest_affected (
      account_id uuid not null, day date not null, is_final boolean not null default false, primary key (account_id, day)
    ) on commit drop`.execute(trx);
  // Closing a day also changes accounts that have only an estimate.
  const before = isClosing(type) ? sql`` : sql`and report_type = ${type}`;
  const replaced = isClosing(type)
    ? sql`union select account_id, day from settled_fact where ${isCorrectionOf({ type, owner, days })}`
    : sql``;
  await sql`
    insert into ingest_affected (account_id, day)
    select distinct account_id, day from report_day_account where day in (${sql.join(days)}) ${before}
    union select account_id, day from settled_fact where ${sql.raw(IS_CORRECTION)} and day in (${sql.join(days)})
    ${replaced}`.execute(trx);
};

const recordset = (pairs: readonly AccountDay[]) =>
  sql`json_to_recordset(${JSON.stringify(pairs)}::json) as p(account_id uuid, day date)`;

/** Replaces the accounts and days that have figures of a report. */
export const recordAccountDays = async (
  trx: Trx,
  { type, owner, days, pairs }: OwnerDays & { pairs: readonly AccountDay[] },
) => {
  await sql`
    delete from report_day_account
    where report_type = ${type} and owner = ${owner} and day in (${sql.join(days)})`.execute(trx);
  await sql`
    insert into report_day_account (account_id, report_type, day, owner)
    select account_id, ${type}, day, ${owner} from ${recordset(pairs)}`.execute(trx);
};

/** Adds the accounts and days of the new facts; returns the number of affected accounts. */
export const addAffectedDays = async (trx: Trx, pairs: readonly AccountDay[]) => {
  await sql`
    insert into ingest_affected (account_id, day) select account_id, day from ${recordset(pairs)} on conflict do nothing`.execute(
    trx,
  );
  await sql`analyze ingest_affected`.execute(trx);
  const { rows } = await sql<{ accounts: string }>`
    select count(distinct account_id) as accounts from ingest_affected`.execute(trx);
  return Number(rows[0]?.accounts);
};

/**
 * Adds the accounts of all reports of days that another owner has delivered too: whether such a day is final depends on all
 * of its owners, and changes the figures of accounts that a file has no rows of.
 */
const addAccountsOfSharedDays = async (
  trx: Trx,
  { owner, days }: { owner: string; days: readonly Day[] },
) => {
  await sql`
    insert into ingest_affected (account_id, day)
    select distinct a.account_id, a.day from report_day_account a
    where a.day in (${sql.join(days)})
      and exists (select from report_day d where d.day = a.day and d.owner <> ${owner})
    on conflict do nothing`.execute(trx);
};

/** A delivery that will count, and the days of other months that it corrects. */
type PendingReport = OwnerDays & { corrected: readonly Day[] };

/** The final days of those that a query returns. */
const finalDays = (days: RawBuilder<unknown>, pending?: PendingReport) => {
  const reports = sql`select report_type, owner, day, null::uuid as file_id from report_day where day in (${days})`;
  const corrections = sql`select owner, day, null::uuid as file_id from corrected_day where day in (${days})`;
  const counting = sql`${reports} union ${selectAsCorrections(corrections)}`;
  const pendingOn = (of: readonly Day[]) => sql`
    select ${pending?.owner}::text as owner, unnest(${of}::date[]) as day, null::uuid as file_id`;
  const all = pending
    ? sql`${counting}
      union select ${pending.type}::text, owner, day, file_id from (${pendingOn(pending.days)}) p
      union ${selectAsCorrections(pendingOn(pending.corrected))}`
    : counting;
  return sql<{ day: Day }>`select day from (${selectOwnerDays(all)}) o group by day having ${IS_FINAL_DAY}`;
};

/** Which of some days are final once a delivery counts. */
export const listFinalDays = async (
  db: Db,
  days: readonly Day[],
  pending: PendingReport,
): Promise<Set<Day>> => {
  const { rows } = await finalDays(sql`select unnest(${days}::date[])`, pending).execute(db);
  return new Set(rows.map(({ day }) => day));
};

/** The days of a delivery, and those of other months that it corrects, sorted. */
export const listAffectedDays = async (trx: Trx, days: readonly Day[]): Promise<Day[]> => {
  const { rows } = await sql<{ day: Day }>`
    select day from ingest_affected union select unnest(${days}::date[]) order by day`.execute(trx);
  return rows.map(({ day }) => day);
};

/** Flags the affected days that are final, and returns whether there are any. */
export const flagFinalDays = async (trx: Trx, delivered: { owner: string; days: readonly Day[] }) => {
  await addAccountsOfSharedDays(trx, delivered);
  const { numAffectedRows } = await sql`
    update ingest_affected t set is_final = true
    where t.day in (${finalDays(sql`select day from ingest_affected`)})`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
};
