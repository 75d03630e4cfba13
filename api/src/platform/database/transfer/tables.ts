import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';

export type TransferTable = {
  name: string;
  /** The stored columns, without generated ones. */
  columns: { name: string; isNumber: boolean }[];
};

/** Tables of the migrator, which the target database has already. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'];

type ColumnRow = { table: string; column: string; category: string };
type ReferenceRow = { from: string; to: string };

const columnsIn = async (db: Db | Trx) => {
  // Partitions are read through their parent table; unlogged tables can be recomputed and are left out.
  const { rows } = await sql<ColumnRow>`
    select c.relname as "table", a.attname as "column", t.typcategory as category
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p'
    order by c.relname, a.attnum`.execute(db);
  return rows.filter(({ table }) => !MIGRATION_TABLES.includes(table));
};

const referencesIn = async (db: Db | Trx) => {
  const { rows } = await sql<ReferenceRow>`
    select distinct source.relname as "from", target.relname as "to"
    from pg_constraint
    join pg_class source on source.oid = conrelid and not source.relispartition
    join pg_class target on target.oid = confrelid and not target.relispartition
    where contype = 'f' and conrelid <> confrelid`.execute(db);
  return rows;
};

/** Sorts tables topologically by foreign keys, so that rows can be inserted in this order. */
export const sortByReferences = (names: readonly string[], references: readonly ReferenceRow[]) => {
  const ordered: string[] = [];
  const rest = new Set(names);
  while (rest.size > 0) {
    const free = [...rest].filter(
      (name) => !references.some(({ from, to }) => from === name && to !== name && rest.has(to)),
    );
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${[...rest].join(', ')}.`);
    ordered.push(...free);
    for (const name of free) rest.delete(name);
  }
  return ordered;
};

/** Every table of the service, sorted by foreign keys. */
export const listTablesIn = async (db: Db | Trx): Promise<TransferTable[]> => {
  const byTable = Map.groupBy(await columnsIn(db), ({ table }) => table);
  return sortByReferences([...byTable.keys()], await referencesIn(db)).map((name) => ({
    name,
    columns: (byTable.get(name) ?? []).map(({ column, category }) => ({
      name: column,
      isNumber: category === 'N',
    })),
  }));
};

/** The values that must be equal after export and import. */
export type TableSummary = {
  rows: string;
  /** The sum of each numeric column. */
  sums: Record<string, string | null>;
  /** A hash over all rows that does not depend on their order. */
  digest: string;
};

/** Computes row count, sums and digest of a table in the database. */
export const summariseTable = async (
  db: Db | Trx,
  { name, columns }: TransferTable,
): Promise<TableSummary> => {
  const texts = columns.map((column) => sql`coalesce(${sql.ref(column.name)}::text, chr(1))`);
  const row = sql`array_to_string(array[${sql.join(texts)}], chr(2))`;
  const numbers = columns.filter(({ isNumber }) => isNumber);
  const sums = numbers.map(
    (column) => sql`, sum(${sql.ref(column.name)})::text as ${sql.id(`sum_${column.name}`)}`,
  );
  const { rows } = await sql<Record<string, string | null>>`
    select count(*)::text as "rows",
      coalesce(sum(('x' || substr(md5(${row}), 1, 15))::bit(60)::bigint), 0)::text as digest
      ${sums.length > 0 ? sql.join(sums, sql``) : sql``}
    from ${sql.table(name)}`.execute(db);
  const [summary] = rows;
  return {
    rows: summary?.['rows'] ?? '0',
    digest: summary?.['digest'] ?? '0',
    sums: Object.fromEntries(numbers.map((column) => [column.name, summary?.[`sum_${column.name}`] ?? null])),
  };
};
