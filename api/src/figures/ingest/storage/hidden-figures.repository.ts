import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import type { IngestTables } from '../ingest.tables.ts';
import { rollUps } from './roll-up.repository.ts';
import type { AccountDay } from './account-days.ts';

type VersionedRelation = IngestTables['hidden_figures']['relation'];
/** Facts, or all roll-ups, of an account and a day; `owner` is empty for roll-ups, `source` but for closing reports. */
export type HiddenFigures = AccountDay & {
  relation: VersionedRelation;
  version: number;
  owner: string;
  source: string;
};

/** Every table with the sums of an account and a day. */
const rollUpTables = [...rollUps.map(({ table }) => table), 'settled_day'] as const;

/** Rows `f` of one delivery; roll-ups have none, because they sum those of all. */
export const isOfDelivery = (
  relation: VersionedRelation,
  { owner, source }: Record<'owner' | 'source', RawBuilder<unknown> | string>,
) => {
  if (relation === 'roll_up') return sql`true`;
  return relation === 'settled_fact'
    ? sql`f.owner = ${owner} and f.source = ${source}`
    : sql`f.owner = ${owner}`;
};

const recordset = (rows: readonly HiddenFigures[]) => sql`json_to_recordset(${JSON.stringify(rows)}::json)
  as h(relation text, account_id uuid, day date, version integer, owner text, source text)`;

/** Hides rows that are there, or will be. */
export const hideFigures = async (trx: Trx, rows: readonly HiddenFigures[]) => {
  if (rows.length === 0) return;
  await sql`
    insert into hidden_figures (relation, account_id, day, version, owner, source)
    select relation, account_id, day, version, owner, source from ${recordset(rows)} on conflict do nothing`.execute(
    trx,
  );
};

/** Makes the rows of a version visible. */
export const showVersion = (trx: Trx, version: number) =>
  trx.deleteFrom('hidden_figures').where('version', '=', version).execute();

export const listHidden = (db: Db): Promise<HiddenFigures[]> =>
  db
    .selectFrom('hidden_figures')
    .select(['relation', 'account_id', 'day', 'version', 'owner', 'source'])
    .execute() as Promise<HiddenFigures[]>; // A column of days has the type of texts.

/** Forgets hidden rows that were deleted. */
export const forgetHidden = async (db: Db, rows: readonly HiddenFigures[]) => {
  await sql`
    delete from hidden_figures f using ${recordset(rows)}
    where f.relation = h.relation and f.account_id = h.account_id and f.day = h.day and f.version = h.version
      and f.owner = h.owner and f.source = h.source`.execute(db);
};

/** Deletes hidden rows of some days at once, so that rows of the same version can be stored. */
export const deleteHiddenOf = async (trx: Trx, days: readonly Day[]) => {
  const hidden = await trx.selectFrom('hidden_figures').select('relation').where('day', 'in', days).execute();
  for (const relation of new Set(hidden.map((row) => row.relation)))
    for (const table of relation === 'roll_up' ? rollUpTables : [relation])
      await sql`
        delete from ${sql.table(table)} f using hidden_figures h
        where h.relation = ${relation} and h.day in (${sql.join(days)}) and h.account_id = f.account_id and h.day = f.day
          and h.version = f.version and ${isOfDelivery(relation, { owner: sql.ref('h.owner'), source: sql.ref('h.source') })}`.execute(
        trx,
      );
  if (hidden.length > 0) await trx.deleteFrom('hidden_figures').where('day', 'in', days).execute();
};

/** The versions of an account's roll-ups on a day, which are few. */
export const rollUpVersions = async (db: Db, { account_id: accountId, day }: AccountDay) => {
  // Roll-ups of earlier versions of the server have one version in `video_day`, and another one in all others.
  const { rows } = await sql<{ version: number }>`
    select version from video_day where account_id = ${accountId} and day = ${day}
    union select version from channel_day where account_id = ${accountId} and day = ${day}`.execute(db);
  return rows.map(({ version }) => version);
};

/** Whether a roll-up of an affected account and day was stored in steps, so that it cannot be extended in place. */
export const hasVersions = async (trx: Trx) => {
  const { rows } = await sql`
    select 1 from video_day v join ingest_affected t using (account_id, day) where v.version <> 0 limit 1`.execute(
    trx,
  );
  return rows.length > 0;
};
