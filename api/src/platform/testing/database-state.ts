import { sql } from 'kysely';
import { tablesIn } from '../database/transfer/tables.ts';
import type { TestWorld } from './describe-databases.ts';

type Row = Record<string, unknown>;
/** Every row of every table, by table. */
export type DatabaseState = ReadonlyMap<string, readonly string[]>;

export const stateOf = async ({ db }: TestWorld): Promise<DatabaseState> => {
  const state = new Map<string, readonly string[]>();
  for (const { name } of await tablesIn(db)) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(db);
    state.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return state;
};

const without = (rows: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return rows.filter((row) => !known.has(row)).map((row): Row => JSON.parse(row));
};

const differing = (left: Row, right: Row) =>
  Object.keys(left).filter((name) => JSON.stringify(left[name]) !== JSON.stringify(right[name]));

/** The row's other version: the one that differs in the fewest columns. */
const versionOf = (row: Row, others: readonly Row[]) =>
  others.toSorted((left, right) => differing(row, left).length - differing(row, right).length)[0];

/** The changes of each table: `+` inserted rows, `-` deleted rows, and the columns of updated rows. */
export const changesBetween = (before: DatabaseState, after: DatabaseState) => {
  const changes: Record<string, string[]> = {};
  for (const [table, rows] of after) {
    const old = before.get(table) ?? [];
    const [came, went] = [without(rows, old), without(old, rows)];
    const found = new Set<string>();
    if (came.length > went.length) found.add('+');
    if (went.length > came.length) found.add('-');
    const [fewer, more] = came.length > went.length ? [went, came] : [came, went];
    for (const row of fewer) for (const name of differing(row, versionOf(row, more) ?? {})) found.add(name);
    if (found.size > 0) changes[table] = [...found].toSorted();
  }
  return changes;
};
