import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import type { MonthlyAmount } from '../files/monthly-amount.ts';
import type { SummaryReportId } from '../report-types.ts';
import { roundToMicros } from './file-money.ts';

/** The report of a content owner for a month. */
export type OwnerMonth = { type: SummaryReportId; owner: string; month: Day };

/** The files of an owner's month that were not withdrawn, the one that counts first. */
export const listMonthFiles = (db: Db | Trx, { type, owner, month }: OwnerMonth) =>
  db
    .selectFrom('owner_month_file as m')
    .innerJoin('ingest_file as f', 'f.id', 'm.file_id')
    .select(['f.id', 'f.digest', 'f.created_at'])
    .where('m.report_type', '=', type)
    .where('m.owner', '=', owner)
    .where('m.month', '=', month)
    .where('f.withdrawn_at', 'is', null)
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')
    .execute();

export const findMonthOf = async (trx: Trx, fileId: string): Promise<Day | undefined> => {
  const row = await trx
    .selectFrom('owner_month_file')
    .select('month')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row?.month;
};

/** Stores what a file says about an owner's month. */
export const insertMonthFile = async (
  trx: Trx,
  fileId: string,
  { type, owner, month, amounts }: OwnerMonth & { amounts: readonly MonthlyAmount[] },
) => {
  await trx
    .insertInto('owner_month_file')
    .values({ file_id: fileId, report_type: type, owner, month })
    .execute();
  const rows = amounts.map(({ picos, month: _, ...amount }, position) => ({
    ...amount,
    position,
    micros: roundToMicros(picos),
  }));
  await sql`
    insert into owner_month_amount (file_id, position, day, country, adjustment, source, currency, rows, micros)
    select ${fileId}::uuid, position, day, country, adjustment, source, currency, rows, micros
    from json_to_recordset(${JSON.stringify(rows)}::json) as a(position integer, day date, country text, adjustment text,
      source text, currency text, rows bigint, micros bigint)`.execute(trx);
};
