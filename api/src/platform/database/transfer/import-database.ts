import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import type { z } from 'zod';
import { copyRow } from '../copy-row.ts';
import type { OpenDatabase, Trx } from '../database.ts';
import type { Database } from '../schema.ts';
import { migrations } from '../migrations/index.ts';
import { missingMigrations } from '../migrations/migrate.ts';
import type { TransferredTable } from './export-database.ts';
import { summariseTable, listTablesIn, type TransferTable } from './tables.ts';
import {
  headerSchema,
  rowSchema,
  summarySchema,
  tableSchema,
  trailerSchema,
  TransferError,
} from './transfer-file.ts';

/** Streams the lines of a file; only a line feed ends a line, not other Unicode line separators. */
async function* linesOf(file: string) {
  // The loop below throws the errors of the pipeline.
  const text = pipeline(createReadStream(file), createGunzip(), () => {});
  text.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new TransferError(`${file} cannot be read: ${reason}.`, { cause });
  }
}

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new TransferError('The file is damaged: a line is not JSON.', { cause });
  }
};

const parseAs = <Output>(schema: z.ZodType<Output>, line: unknown): Output => {
  const { data, error } = schema.safeParse(line);
  if (error)
    throw new TransferError(`The file cannot be imported: ${error.issues[0]?.message ?? 'it is damaged'}.`);
  return data;
};

const createReader = (file: string) => {
  const lines = linesOf(file);
  return {
    close: () => lines.return(),
    async next(): Promise<unknown> {
      const { value, done } = await lines.next();
      if (done === true) throw new TransferError('The file is truncated: its end is missing.');
      return parseLine(value);
    },
  };
};

type Reader = ReturnType<typeof createReader>;

/** The tables that migrations fill; the rows of the file replace theirs, which operators may have changed since. */
const SEEDED_TABLES: readonly string[] = ['track_trait', 'search_word'];

const assertEmptyDatabase = async (trx: Trx, tables: readonly TransferTable[]) => {
  for (const { name } of tables) {
    if (SEEDED_TABLES.includes(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx);
    if (rows.length > 0)
      throw new TransferError(`"${name}" already has rows: only an empty database can be imported into.`);
  }
};

/** Sets sequences to the highest imported number. */
const continueSequences = async (trx: Trx, { name, columns }: TransferTable) => {
  for (const { name: column, isNumber } of columns) {
    if (!isNumber) continue;
    const table = sql.table(name);
    await sql`select setval(sequence::regclass, greatest((select max(${sql.ref(column)})::bigint from ${table}), 1))
      from pg_get_serial_sequence(${name}, ${column}) as sequence where sequence is not null`.execute(trx);
  }
};

const importTable = async (database: OpenDatabase, trx: Trx, table: TransferTable, reader: Reader) => {
  let last: unknown;
  const { length } = table.columns;
  async function* rows() {
    for (;;) {
      last = await reader.next();
      if (!Array.isArray(last)) return;
      const row = parseAs(rowSchema, last);
      if (row.length !== length)
        throw new TransferError(`A row of "${table.name}" has ${row.length} columns.`);
      yield copyRow(row);
    }
  }
  // The names come from the database's catalogue; the types have only a part of them.
  const target = table.name as keyof Database & string;
  await database.copyIn(
    target,
    table.columns.map(({ name }) => name),
    rows(),
    trx,
  );
  const { end, ...expected } = parseAs(summarySchema, last);
  const found = await summariseTable(trx, table);
  if (end !== table.name || !isDeepStrictEqual(found, expected))
    throw new TransferError(
      `"${table.name}" differs from the exported table: ${JSON.stringify({ expected, found })}`,
    );
  await continueSequences(trx, table);
  return Number(found.rows);
};

const importTables = async (
  database: OpenDatabase,
  trx: Trx,
  { reader, onTable }: { reader: Reader; onTable: (table: TransferredTable) => void },
) => {
  const tables = await listTablesIn(trx);
  await assertEmptyDatabase(trx, tables);
  for (const name of SEEDED_TABLES) await sql`delete from ${sql.table(name)}`.execute(trx);
  for (const table of tables) {
    const named = parseAs(tableSchema, await reader.next());
    const known = { table: table.name, columns: table.columns.map(({ name }) => name) };
    if (!isDeepStrictEqual(named, known))
      throw new TransferError(`The file has "${named.table}" where "${table.name}" is expected.`);
    onTable({ table: table.name, rows: await importTable(database, trx, table, reader) });
  }
  const { tables: count } = parseAs(trailerSchema, await reader.next());
  if (count !== tables.length) throw new TransferError('The file lacks a table.');
};

/**
 * Imports a file into an empty, migrated database in one transaction. Row counts, sums and digests of every table must equal
 * those of the export.
 *
 * @throws TransferError
 */
export const importDatabase = async (
  database: OpenDatabase,
  { file, onTable = () => {} }: { file: string; onTable?: (table: TransferredTable) => void },
) => {
  const reader = createReader(file);
  try {
    const header = parseAs(headerSchema, await reader.next());
    const known = Object.keys(migrations);
    if (!isDeepStrictEqual(header.migrations, known) || (await missingMigrations(database.bulk)).length > 0)
      throw new TransferError(
        'The file was exported by another version of the portal: use the same version on both sides.',
      );
    await database.bulk.transaction().execute(async (trx) => {
      await sql`set local time zone 'UTC'`.execute(trx);
      await sql`set local datestyle = 'ISO'`.execute(trx);
      await importTables(database, trx, { reader, onTable });
    });
  } finally {
    await reader.close();
  }
};
