import { sql } from 'kysely';
import { listTablesIn } from '../database/transfer/tables.ts';
import type { TestApi } from './describe-databases.ts';

type Row = Record<string, unknown>;
/** Every row of every table, by table. */
export type DatabaseState = ReadonlyMap<string, readonly string[]>;

/** Reads every row of every table. */
export const readDatabaseState = async ({ db }: TestApi): Promise<DatabaseState> => {
  const state = new Map<string, readonly string[]>();
  for (const { name } of await listTablesIn(db)) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(db);
    state.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return state;
};

const excludeRows = (rows: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return rows.filter((row) => !known.has(row)).map((row): Row => JSON.parse(row));
};

const listDifferingColumns = (left: Row, right: Row) =>
  Object.keys(left).filter((name) => JSON.stringify(left[name]) !== JSON.stringify(right[name]));

/** The other version of an updated row is the one that differs in the fewest columns. */
const findMostSimilarRow = (row: Row, others: readonly Row[]) =>
  others.toSorted(
    (left, right) => listDifferingColumns(row, left).length - listDifferingColumns(row, right).length,
  )[0];

/** The changes of each table: `+` inserted rows, `-` deleted rows, and the columns of updated rows. */
export const diffDatabaseStates = (before: DatabaseState, after: DatabaseState) => {
  const changes: Record<string, string[]> = {};
  for (const [table, rows] of after) {
    const old = before.get(table) ?? [];
    const [inserted, deleted] = [excludeRows(rows, old), excludeRows(old, rows)];
    const found = new Set<string>();
    if (inserted.length > deleted.length) found.add('+');
    if (deleted.length > inserted.length) found.add('-');
    const [fewer, more] = inserted.length > deleted.length ? [deleted, inserted] : [inserted, deleted];
    for (const row of fewer)
      for (const name of listDifferingColumns(row, findMostSimilarRow(row, more) ?? {})) found.add(name);
    if (found.size > 0) changes[table] = [...found].toSorted();
  }
  return changes;
};
