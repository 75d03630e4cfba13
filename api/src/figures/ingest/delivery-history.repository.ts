import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import type { Day } from '../../platform/calendar.ts';
import type { DayAction } from './delivery.ts';
import type { StoredDay } from './files/fact-rows.ts';
import type { PresentDelivery } from './storage/ingest.repository.ts';
import type { FactReportId } from './report-types.ts';

type DaysOfFile = {
  type: FactReportId;
  owner: string;
  fileId: string;
  createdAt: Date;
  decisions: readonly { day: Day; action: DayAction }[];
  /** What counted for the days before. */
  present: ReadonlyMap<Day, PresentDelivery>;
  stored: readonly StoredDay[];
};

/** Records every day of a file, so that the file can count again for those that another file has now. */
export const recordDays = async (
  trx: Trx,
  { type, owner, fileId, createdAt, decisions, present, stored }: DaysOfFile,
) => {
  const sums = new Map(stored.map((sum) => [sum.day, sum]));
  const rows = decisions.map(({ day, action }) => {
    const isStored = action === 'added' || action === 'replaced';
    return {
      day,
      replaced: action === 'replaced' ? (present.get(day)?.fileId ?? null) : null,
      facts: isStored ? (sums.get(day)?.facts ?? 0) : null,
      amount: isStored ? String(sums.get(day)?.amount ?? 0n) : null,
    };
  });
  await sql`
    insert into delivered_day (report_type, owner, day, file_id, created_at, replaced_file_id, facts, amount)
    select ${type}, ${owner}, day, ${fileId}::uuid, ${createdAt}::timestamptz, replaced, facts, amount
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as d(day date, replaced uuid, facts bigint, amount bigint)`.execute(trx);
};
