import { sql } from 'kysely';
import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import { type ListColumnKind, type ListReportId, reportTypes } from './report-types.ts';
import type { SpooledFile } from './spool.ts';

const sqlTypes: Record<Exclude<ListColumnKind, 'word'>, string> = {
  id: 'text collate "C" not null',
  key: 'text collate "C" not null',
  text: 'text not null',
  isrc: 'text',
  seconds: 'integer',
};

const stagedColumns = (type: ListReportId) =>
  // Reports with a complete list have columns of these kinds.
  Object.entries(reportTypes[type].required as Record<string, ListColumnKind>).flatMap(([name, kind]) =>
    kind === 'word' ? [] : [{ name, kind }],
  );

/** Loads a checked list into a temporary table. */
export const stageFile = async (
  database: OpenDatabase,
  trx: Trx,
  { file, type }: { file: SpooledFile; type: ListReportId },
) => {
  const columns = stagedColumns(type);
  const definitions = columns.map(({ name, kind }) => `${name} ${sqlTypes[kind]}`).join(', ');
  await sql.raw(`create temporary table ingest_stage (${definitions}) on commit drop`).execute(trx);
  await database.copyIn(
    'ingest_stage',
    columns.map(({ name }) => name),
    file.lines,
    trx,
  );
};
