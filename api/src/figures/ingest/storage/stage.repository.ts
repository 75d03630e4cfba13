import { sql } from 'kysely';
import type { OpenDatabase, Trx } from '../../../platform/database/database.ts';
import { listColumnsToRead, type ListColumn } from '../report-columns.ts';
import { ASSET_REPORT, CLAIM_REPORT, type ListReportId, reportTypes } from '../report-types.ts';

const sqlTypes: Record<Exclude<ListColumn, 'word' | 'unused'>, string> = {
  channel: 'text collate "C" not null',
  id: 'text collate "C" not null',
  key: 'text collate "C" not null',
  text: 'text not null',
  isrc: 'text',
  seconds: 'integer',
};

type StagedColumns = ReturnType<typeof listColumnsToRead<ListColumn>>;

const definitionOf = (columns: StagedColumns) =>
  columns.map(({ name, kind }) => `${name} ${sqlTypes[kind]}`).join(', ');

const stagingTableOf = {
  [ASSET_REPORT]: 'staged_asset',
  [CLAIM_REPORT]: 'staged_claim',
} as const satisfies Record<ListReportId, string>;

/** Loads rows of a list into its temporary table, which is empty at the start of each transaction. */
export const stageList = async (
  database: OpenDatabase,
  trx: Trx,
  { type, lines }: { type: ListReportId; lines: AsyncIterable<string> },
) => {
  const table = stagingTableOf[type];
  const columns = listColumnsToRead(reportTypes[type].columns);
  // A new table in each of many steps would leave dead rows in the catalogue, which the embedded database does not vacuum.
  await sql
    .raw(`create temporary table if not exists ${table} (${definitionOf(columns)}) on commit delete rows`)
    .execute(trx);
  await database.copyIn(
    table,
    columns.map(({ name }) => name),
    lines,
    trx,
  );
};
