import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';
import { type Day, startOfWeek } from '../../../platform/calendar.ts';
import type { StoredDay } from '../files/fact-rows.ts';
import { recordCorrectedDays } from '../storage/correction.repository.ts';
import { type FactReportId, isClosing, type ReportTypeId } from '../report-types.ts';

export const lockFile = (trx: Trx, id: string) =>
  trx.selectFrom('ingest_file').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The days that figures come from these files. */
export const listCountedDays = async (trx: Trx, fileIds: readonly string[]): Promise<Day[]> => {
  const rows = await trx
    .selectFrom('report_day')
    .select('day')
    .where('file_id', 'in', fileIds)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
};

/** The files that are newer than the earlier one on a day that all three have, and have not been withdrawn. */
export const listNewerFiles = async (trx: Trx, { file, earlier }: { file: string; earlier: string }) => {
  const { rows } = await sql<{ file_id: string }>`
    select distinct newer.file_id
    from delivered_day old
    join delivered_day mine on mine.report_type = old.report_type and mine.day = old.day and mine.file_id = ${file}
    join delivered_day newer on newer.report_type = old.report_type and newer.day = old.day and newer.owner = old.owner
      and (newer.created_at, newer.file_id) > (old.created_at, old.file_id)
    join ingest_file f on f.id = newer.file_id and f.withdrawn_at is null
    where old.file_id = ${earlier}`.execute(trx);
  return rows.map((row) => row.file_id);
};

/** The same of lists, which have no days. */
export const listNewerLists = async (
  trx: Trx,
  {
    id,
    report_type: type,
    owner,
    created_at: createdAt,
  }: { id: string; report_type: ReportTypeId; owner: string; created_at: Date },
) => {
  const { rows } = await sql<{ id: string }>`
    select id from ingest_file
    where report_type = ${type} and owner = ${owner} and withdrawn_at is null and (created_at, id) > (${createdAt}::timestamptz, ${id}::uuid)`.execute(
    trx,
  );
  return rows.map((row) => row.id);
};

/** The days of a file for which no newer one is left. */
export const listDaysToRestore = async (trx: Trx, fileId: string): Promise<Day[]> => {
  const { rows } = await sql<{ day: Day }>`
    select own.day from delivered_day own
    where own.file_id = ${fileId} and not exists (
      select from delivered_day newer join ingest_file f on f.id = newer.file_id and f.withdrawn_at is null
      where newer.report_type = own.report_type and newer.day = own.day and newer.owner = own.owner
        and (newer.created_at, newer.file_id) > (own.created_at, own.file_id)
    )`.execute(trx);
  return rows.map(({ day }) => day);
};

/** Whether two files are of one owner and have a day in common. */
export const shareDay = async (trx: Trx, first: string, second: string) => {
  const { rows } = await sql`
    select 1 from delivered_day a join delivered_day b using (report_type, owner, day)
    where a.file_id = ${first} and b.file_id = ${second} limit 1`.execute(trx);
  return rows.length > 0;
};

export const markWithdrawn = async (trx: Trx, fileIds: readonly string[], at: Date | null) => {
  await trx.updateTable('ingest_file').set({ withdrawn_at: at }).where('id', 'in', fileIds).execute();
};

/** An owner's newest file of each day that has not been withdrawn; days without one are left out. */
export const findNewestOfDays = async (
  trx: Trx,
  { type, owner, days }: { type: ReportTypeId; owner: string; days: readonly Day[] },
) => {
  const { rows } = await sql<{ day: Day; file_id: string }>`
    select distinct on (d.day) d.day, d.file_id
    from delivered_day d join ingest_file f on f.id = d.file_id and f.withdrawn_at is null
    where d.report_type = ${type} and d.owner = ${owner} and d.day in (${sql.join(days)})
    order by d.day, d.created_at desc, d.file_id desc`.execute(trx);
  return Map.groupBy(rows, (row) => row.file_id);
};

/** Makes a file count for days that it has, with what was stored of it now. */
export const restoreDays = async (
  trx: Trx,
  {
    type,
    fileId,
    days,
    stored,
  }: { type: FactReportId; fileId: string; days: readonly Day[]; stored: readonly StoredDay[] },
) => {
  await sql`
    insert into report_day (report_type, owner, day, file_id, created_at)
    select report_type, owner, day, file_id, created_at from delivered_day
    where report_type = ${type} and file_id = ${fileId} and day in (${sql.join(days)})
    on conflict (report_type, day, owner)
    do update set file_id = excluded.file_id, created_at = excluded.created_at, version = 0`.execute(trx);
  const sums = stored.map(({ day, facts, amount }) => ({ day, facts, amount: String(amount) }));
  await sql`
    update delivered_day d set facts = coalesce(s.facts, 0), amount = coalesce(s.amount, 0)
    from delivered_day own
    left join json_to_recordset(${JSON.stringify(sums)}::json) as s(day date, facts bigint, amount bigint) on s.day = own.day
    where own.report_type = ${type} and own.file_id = ${fileId} and own.day in (${sql.join(days)})
      and d.report_type = own.report_type and d.file_id = own.file_id and d.day = own.day`.execute(trx);
  await trx.updateTable('ingest_file').set({ has_counted: true }).where('id', '=', fileId).execute();
};

/** Makes days of an owner undelivered. */
export const deleteDays = async (
  trx: Trx,
  { type, owner, days }: { type: FactReportId; owner: string; days: readonly Day[] },
) => {
  for (const table of ['report_day', 'report_day_account'] as const)
    await trx
      .deleteFrom(table)
      .where('report_type', '=', type)
      .where('owner', '=', owner)
      .where('day', 'in', days)
      .execute();
  if (isClosing(type)) await recordCorrectedDays(trx, { type, owner, days, corrected: [] });
};

/**
 * Invalidates what is cached by the ids or times of files, which do not change when a file is read again or counts again:
 * materialised lists of videos of the affected accounts, and the rankings of the weeks. The rows of rankings are locked, so
 * that none is computed from the figures before.
 */
export const invalidateCaches = async (trx: Trx, days: readonly Day[]) => {
  await sql`
    insert into video_list_version (account_id, figures) select distinct account_id, 1 from ingest_affected
    on conflict (account_id) do update set figures = video_list_version.figures + 1`.execute(trx);
  await sql`delete from video_list where account_id in (select account_id from ingest_affected)`.execute(trx);
  const weeks = [...new Set(days.map(startOfWeek))].toSorted();
  await trx
    .insertInto('ranked_week')
    .values(weeks.map((week) => ({ week, source: '' })))
    .onConflict((conflict) => conflict.column('week').doUpdateSet({ source: '' }))
    .execute();
};

/** Drops the temporary tables of a file, so that the transaction can apply another one. */
export const dropTemporaryTables = (trx: Trx) =>
  sql`drop table if exists ingest_affected, ingest_channel`.execute(trx);
