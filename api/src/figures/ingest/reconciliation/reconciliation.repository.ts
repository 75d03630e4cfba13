import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Day, Period } from '../../../platform/calendar.ts';
import type { MoneyRow } from '../money/file-money.ts';
import { closingReports, REVENUE_REPORT, type SummaryReportId } from '../report-types.ts';

export type ClosingFile = {
  owner: string;
  type: (typeof closingReports)[number];
  id: string;
  name: string;
  facts: number;
  /** What is stored of it; null when a version before has not recorded it. */
  storedMicros: number | null;
};

/** The content owners that have delivered revenue of a period. */
export const listOwners = async (db: Db, { from, to }: Period): Promise<string[]> => {
  const rows = await db
    .selectFrom('report_day')
    .select('owner')
    .distinct()
    .where('report_type', 'in', [...closingReports, REVENUE_REPORT])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return rows.map(({ owner }) => owner);
};

/** The closing reports that count in a month, and what is stored of each. */
export const listClosingFiles = async (db: Db, { from, to }: Period): Promise<ClosingFile[]> => {
  const rows = await db
    .selectFrom('report_day as r')
    .innerJoin('ingest_file as f', 'f.id', 'r.file_id')
    .leftJoin('delivered_day as d', (join) =>
      join
        .onRef('d.report_type', '=', 'r.report_type')
        .onRef('d.day', '=', 'r.day')
        .onRef('d.file_id', '=', 'r.file_id'),
    )
    .where('r.report_type', 'in', closingReports)
    .where('r.day', '>=', from)
    .where('r.day', '<=', to)
    .select(['r.owner', 'r.report_type', 'f.id', 'f.name'])
    .select(({ fn }) => [
      fn.sum<string | null>('d.facts').as('facts'),
      fn.sum<string | null>('d.amount').as('amount'),
    ])
    .groupBy(['r.owner', 'r.report_type', 'f.id', 'f.name'])
    .orderBy('f.id')
    .execute();
  return rows.map(({ owner, report_type: type, id, name, facts, amount }) => ({
    owner,
    // Only closing reports were selected.
    type: type as ClosingFile['type'],
    id,
    name,
    facts: Number(facts ?? 0),
    storedMicros: amount === null ? null : Number(amount),
  }));
};

/** Where the revenue of files belongs, by file. */
export const readAmounts = async (db: Db, fileIds: readonly string[]) => {
  if (fileIds.length === 0) return new Map<string, MoneyRow[]>();
  const rows = await db
    .selectFrom('file_amount')
    .selectAll()
    .where('file_id', 'in', fileIds)
    .orderBy('name')
    .execute();
  return Map.groupBy(
    rows.map(({ file_id: fileId, rows: count, micros, ...row }) => ({
      ...row,
      fileId,
      rows: Number(count),
      micros: Number(micros),
    })),
    ({ fileId }) => fileId,
  );
};

/** What the files with the money of owners' months say, of those that count. */
export const listMonthlySums = async (db: Db, month: Day) => {
  const { rows } = await sql<{
    owner: string;
    type: SummaryReportId;
    id: string;
    name: string;
    source: string;
    adjustment: string;
    currency: string;
    rows: string;
    micros: string;
  }>`
    with counting as (
      select distinct on (m.report_type, m.owner) m.report_type, m.owner, f.id, f.name
      from owner_month_file m join ingest_file f on f.id = m.file_id
      where m.month = ${month} and f.withdrawn_at is null
      order by m.report_type, m.owner, f.created_at desc, f.id desc
    )
    select c.owner, c.report_type as type, c.id, c.name, coalesce(a.source, '') as source,
      coalesce(a.adjustment, '') as adjustment, coalesce(a.currency, 'USD') as currency,
      coalesce(sum(a.rows), 0) as rows, coalesce(sum(a.micros), 0) as micros
    from counting c left join owner_month_amount a on a.file_id = c.id
    group by c.owner, c.report_type, c.id, c.name, a.source, a.adjustment, a.currency
    order by c.owner, c.report_type, a.source, a.adjustment, a.currency`.execute(db);
  return rows.map((row) => ({ ...row, rows: Number(row.rows), micros: Number(row.micros) }));
};
