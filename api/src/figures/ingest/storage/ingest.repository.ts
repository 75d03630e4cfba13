import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import type { Delivery } from '../delivery.ts';
import type { Actor } from '../../../access/audit/actor.ts';
import {
  AD_CLOSING_REPORT,
  ASSET_REPORT,
  CLAIM_REPORT,
  PREMIUM_CLOSING_REPORT,
  type ReportTypeId,
  REVENUE_REPORT,
  VIEWS_REPORT,
} from '../report-types.ts';

/**
 * Serialises ingests, which decide by creation times, and everything else that changes figures; does not block readers.
 * Returns the number of this change, by which an ingest in steps notices that there was another one meanwhile.
 */
export const lockDeliveries = async (trx: Trx) => {
  await sql`lock table report_day in share row exclusive mode`.execute(trx);
  const { value } = await trx
    .insertInto('figures_counter')
    .values({ value: 1 })
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet({ value: sql`figures_counter.value + 1` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
};

type Content = { type: ReportTypeId; owner: string; digest: string };

/** The files of an owner with these bytes. */
const filesWith = (trx: Trx, { type, owner, digest }: Content) =>
  trx
    .selectFrom('ingest_file')
    .select('id')
    .where('report_type', '=', type)
    .where('owner', '=', owner)
    .where('digest', '=', digest)
    .limit(1);

/** Whether a file with these bytes has counted before. */
export const wasDelivered = async (trx: Trx, content: Content) => {
  const file = await filesWith(trx, content).where('has_counted', '=', true).executeTakeFirst();
  return file !== undefined;
};

/** Whether a file with these bytes and this time is in the history and was not withdrawn. */
export const isRecorded = async (trx: Trx, content: Content, createdAt: Date) => {
  const file = await filesWith(trx, content)
    .where('created_at', '=', createdAt)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return file !== undefined;
};

/** A delivery that counts for a day. */
export type PresentDelivery = Delivery & { fileId: string };

/** The current deliveries of an owner for the given days. */
export const listDeliveriesOf = async (
  trx: Trx,
  { type, owner, days }: { type: ReportTypeId; owner: string; days: readonly Day[] },
) => {
  if (days.length === 0) return new Map<Day, PresentDelivery>();
  const rows = await trx
    .selectFrom('report_day as d')
    .innerJoin('ingest_file as f', 'f.id', 'd.file_id')
    .select(['d.day', 'd.created_at', 'd.file_id', 'f.digest'])
    .where('d.report_type', '=', type)
    .where('d.owner', '=', owner)
    .where('d.day', 'in', days)
    .execute();
  return new Map<Day, PresentDelivery>(
    rows.map(({ day, created_at, file_id, digest }) => [
      day,
      { createdAt: created_at, fileId: file_id, digest },
    ]),
  );
};

/** Whether any of the days has a report of any type. */
export const hasReports = async (trx: Trx, days: readonly Day[]) => {
  const row = await trx
    .selectFrom('report_day')
    .select('day')
    .where('day', 'in', days)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether any of the days has a report of another owner. */
export const hasOtherOwners = async (trx: Trx, { owner, days }: { owner: string; days: readonly Day[] }) => {
  const row = await trx
    .selectFrom('report_day')
    .select('day')
    .where('day', 'in', days)
    .where('owner', '<>', owner)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** The newest ingested file of an owner's list report. */
export const readNewestFile = (trx: Trx, type: ReportTypeId, owner: string) =>
  trx
    .selectFrom('ingest_file')
    .selectAll()
    .where('report_type', '=', type)
    .where('owner', '=', owner)
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export type NewFile = {
  id: string;
  type: ReportTypeId;
  owner: string;
  name: string;
  digest: string;
  createdAt: Date;
  ingestedAt: Date;
  rowsRead: number;
  rowsUnknown: number;
  actor: Actor | undefined;
  reason: string | undefined;
  hasCounted: boolean;
};

export const insertFile = async (trx: Trx, file: NewFile) => {
  await trx
    .insertInto('ingest_file')
    .values({
      id: file.id,
      report_type: file.type,
      owner: file.owner,
      name: file.name,
      digest: file.digest,
      created_at: file.createdAt,
      ingested_at: file.ingestedAt,
      rows_read: file.rowsRead,
      rows_unknown: file.rowsUnknown,
      actor_id: file.actor?.id ?? null,
      actor_role: file.actor?.role ?? null,
      reason: file.reason ?? null,
      has_counted: file.hasCounted,
    })
    .execute();
};

/** Records the file as the delivery of the days. */
export const assignDays = async (
  trx: Trx,
  {
    type,
    owner,
    days,
    fileId,
    createdAt,
    version,
  }: {
    type: ReportTypeId;
    owner: string;
    days: readonly Day[];
    fileId: string;
    createdAt: Date;
    /** Of its facts. */
    version: number;
  },
) => {
  const counting = { file_id: fileId, created_at: createdAt, version };
  await trx
    .insertInto('report_day')
    .values(days.map((day) => ({ report_type: type, owner, day, ...counting })))
    .onConflict((conflict) => conflict.columns(['report_type', 'day', 'owner']).doUpdateSet(counting))
    .execute();
};

/** Updates the creation time of days that a newer report repeats unchanged, so that reports before it count as older. */
export const updateDayTimes = async (
  trx: Trx,
  {
    type,
    owner,
    days,
    createdAt,
  }: { type: ReportTypeId; owner: string; days: readonly Day[]; createdAt: Date },
) => {
  await sql`
    update delivered_day d set created_at = ${createdAt} from report_day r
    where r.report_type = ${type} and r.owner = ${owner} and r.day in (${sql.join(days)}) and r.created_at < ${createdAt}
      and d.report_type = r.report_type and d.day = r.day and d.file_id = r.file_id`.execute(trx);
  await trx
    .updateTable('report_day')
    .set({ created_at: createdAt })
    .where('report_type', '=', type)
    .where('owner', '=', owner)
    .where('day', 'in', days)
    .where('created_at', '<', createdAt)
    .execute();
};

const ROLL_UPS = ['video_day', 'channel_day', 'channel_day_country', 'account_day_country'];
const TABLES_OF_REPORT: Partial<Record<ReportTypeId, readonly string[]>> = {
  [VIEWS_REPORT]: ['view_fact', 'video', ...ROLL_UPS],
  [REVENUE_REPORT]: ['revenue_fact', 'video', ...ROLL_UPS],
  [AD_CLOSING_REPORT]: ['settled_fact', 'settled_day', 'video', ...ROLL_UPS],
  [PREMIUM_CLOSING_REPORT]: ['settled_fact', 'settled_day', 'video', ...ROLL_UPS],
  [ASSET_REPORT]: ['asset'],
  [CLAIM_REPORT]: ['video_claim', 'video'],
};
/** Columns to analyze in the largest tables: only those of keys, because no query filters by others. */
const ANALYZED_COLUMNS: Readonly<Record<string, string>> = {
  view_fact: '(account_id, day, channel_id, video_id, country)',
  revenue_fact: '(account_id, day, channel_id, video_id, country)',
  settled_fact: '(account_id, day, channel_id, video_id, country)',
  video_day: '(account_id, day, channel_id, video_id, version)',
  channel_day_country: '(account_id, channel_id, day, country)',
  asset: '(owner, version, id)',
  video_claim: '(owner, version, id, account_id, video_id)',
};

/** Updates the planner's statistics; `withVacuum` also removes dead rows, because PGlite has no autovacuum. */
export const analyzeTables = async (
  db: Db,
  {
    types,
    withVacuum,
    pause,
  }: { types: readonly ReportTypeId[]; withVacuum: boolean; pause: () => Promise<void> },
) => {
  const tables = new Set([
    ...types.flatMap((type) => TABLES_OF_REPORT[type] ?? []),
    'report_day',
    'report_day_account',
  ]);
  for (const table of tables) {
    // Two statements, because reads of the embedded database wait for each.
    if (withVacuum) {
      // In the few buffers that it takes by default it would sync the log each time that it uses them again.
      await sql.raw(`vacuum (buffer_usage_limit 0) ${table}`).execute(db);
      await pause();
    }
    await sql.raw(`analyze ${table} ${ANALYZED_COLUMNS[table] ?? ''}`).execute(db);
    await pause();
  }
};
