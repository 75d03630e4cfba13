import { rename, rm } from 'node:fs/promises';
import { createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { OpenDatabase, Trx } from '../database.ts';
import { migrations } from '../migrations/index.ts';
import { missingMigrations } from '../migrations/migrate.ts';
import { summariseTable, listTablesIn, type TransferTable } from './tables.ts';
import { FORMAT, lineOf, TransferError, VERSION } from './transfer-file.ts';

/** Rows per fetch, which are in memory at once. */
const BATCH = 5_000;
/** Tables with large rows. */
const SMALL_BATCHES: Readonly<Record<string, number>> = { delivery_part: 20 };
const OWNER_ONLY = 0o600;

export type TransferredTable = { table: string; rows: number };

async function* rowsOf(trx: Trx, { name, columns }: TransferTable) {
  const texts = columns.map((column) => sql`${sql.ref(column.name)}::text`);
  await sql`declare export_rows no scroll cursor for
    select json_build_array(${sql.join(texts)})::text as line from ${sql.table(name)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{
      line: string;
    }>`fetch ${sql.lit(SMALL_BATCHES[name] ?? BATCH)} from export_rows`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await sql`close export_rows`.execute(trx);
}

async function* linesOf(trx: Trx, onTable: (table: TransferredTable) => void) {
  yield lineOf({
    format: FORMAT,
    version: VERSION,
    created_at: new Date().toISOString(),
    migrations: Object.keys(migrations),
  });
  const tables = await listTablesIn(trx);
  for (const table of tables) {
    const { name, columns } = table;
    yield lineOf({ table: name, columns: columns.map((column) => column.name) });
    yield* rowsOf(trx, table);
    const summary = await summariseTable(trx, table);
    yield lineOf({ end: name, ...summary });
    onTable({ table: name, rows: Number(summary.rows) });
  }
  yield lineOf({ complete: true, tables: tables.length });
}

/**
 * Writes a consistent snapshot of every table to a file. The file contains personal data, so only its owner may read it.
 *
 * @throws TransferError when the file exists or a migration is missing.
 */
export const exportDatabase = async (
  { bulk }: OpenDatabase,
  { file, onTable = () => {} }: { file: string; onTable?: (table: TransferredTable) => void },
) => {
  if (existsSync(file)) throw new TransferError(`${file} already exists.`);
  const missing = await missingMigrations(bulk);
  if (missing.length > 0)
    throw new TransferError('The database has an older schema: start the server once to migrate it.');
  const draft = `${file}.part`;
  try {
    await bulk
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        // Text formats that every PostgreSQL server parses the same way.
        await sql`set local time zone 'UTC'`.execute(trx);
        await sql`set local datestyle = 'ISO'`.execute(trx);
        await pipeline(
          Readable.from(linesOf(trx, onTable)),
          createGzip(),
          createWriteStream(draft, { mode: OWNER_ONLY, flush: true }),
        );
      });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
};
