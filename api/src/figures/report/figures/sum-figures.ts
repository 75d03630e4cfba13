import { type RawBuilder, sql } from 'kysely';
import { getSqlState } from '../../../platform/database/database-error.ts';
import type { PricedBy } from '../../../content/site/priced-by.ts';
import { createPeriodFactors, type Factors, type PeriodFactors } from './factors.ts';
import { findFigureRows, type RowOptions, type Summed } from './figure-rows.ts';
import { getNames, type Sum, type SumName, sums } from './sums.ts';

/** The names of all sums, in the order of the columns of lists of videos. */
export const sumNames = getNames(sums);

/** The names of all sums as columns, `s.` before each for those of a table `s`. */
export const sumColumns = (prefix = '') => sql.raw(sumNames.map((name) => prefix + name).join(', '));

/** Adds up the sums of rows, under the same names. */
export const selectAddedSums = (prefix: string) =>
  sql.raw(sumNames.map((name) => `sum(${prefix}${name}) as ${name}`).join(', '));

/** Adds up the sums of rows that meet a condition, as a JSON object of texts. */
export const selectAddedSumsAsJson = (condition = 'true') =>
  sql.raw(
    `jsonb_build_object(${sumNames
      .map((name) => `'${name}', (sum(${name}) filter (where ${condition}))::text`)
      .join(', ')})`,
  );

export type SumOptions = RowOptions & {
  /** @default all sums */
  names?: readonly SumName[];
  /** Joins the rows `f` with those that count. */
  join?: RawBuilder<unknown> | undefined;
};

/**
 * The sums as columns of a query that groups rows `f` joined with the days `d`. Where every row has a price of the same
 * revenue, the sums that prices are computed from are repeated as aliases, which avoids summing twice.
 */
const columnsOf = (factors: Factors, names: readonly SumName[], pricedBy: PricedBy) => {
  const filter = factors.isPriced ? sql`filter (where ${factors.isPriced})` : sql``;
  const isEachPriced = !factors.isPriced && !factors.sumWhole;
  const { sumWhole = factors.sumConverted } = factors;
  const summed: RawBuilder<unknown>[] = [];
  const aliases: RawBuilder<unknown>[] = [];
  for (const name of names) {
    const sum: Sum = sums[name];
    const { column, rows, money } = sum;
    const isReplaced = sum.pricedBy === pricedBy;
    const as = sql.ref(name);
    const isPriced = rows === 'priced';
    const same = names.find((other) => sums[other].column === column && sums[other].rows !== 'priced');
    if (isPriced && isEachPriced && same && !isReplaced) {
      aliases.push(sql`r.${sql.ref(same)} as ${as}`);
      continue;
    }
    const ofRows = isPriced ? filter : sql``;
    if (money) {
      const convert = money === 'whole' ? sumWhole : factors.sumConverted;
      summed.push(sql`${convert(`f.${column}`, ofRows)} as ${as}`);
    } else {
      const own = sql.ref(`f.${column}`);
      const value = isReplaced ? sql`coalesce(${sql.ref(`f.${pricedBy}`)}, ${own})` : own;
      summed.push(sql`sum(${value}) ${ofRows} as ${as}`);
    }
  }
  return { summed: sql.join(summed), aliases };
};

/** A query of the sums of a scope over the days of a period, as text once they leave the database; amounts are converted. */
export const sumFigures = (
  query: Summed,
  factors: Factors,
  { names = sumNames, join = sql``, ...options }: SumOptions,
): RawBuilder<unknown> => {
  const { days } = factors;
  const { summed, aliases } = columnsOf(factors, names, query.scope.pricedBy);
  const { table, counts } = findFigureRows(query, options);
  const groups = sql.join(options.by.map((group) => sql.ref(`f.${group}`)));
  return sql`
    with ${days ? sql`d as materialized (select * from ${days}),` : sql``} r as (
      select ${groups}, ${summed}
      from ${factors.rowsOf(table)} ${days ? sql`join d on d.day = f.day` : sql``} ${join}
      where ${counts}
      group by ${groups}
    )
    select ${sql.join([sql`r.*`, ...aliases])} from r`;
};

/** SQLSTATE numeric_value_out_of_range. */
const OUT_OF_RANGE = '22003';

/** Runs a query with fast `bigint` arithmetic, and retries it with `numeric` after an overflow. */
export const withNumericFallback = async <Result>(
  summed: Parameters<typeof createPeriodFactors>[0],
  run: (factors: PeriodFactors) => Promise<Result>,
): Promise<Result> => {
  try {
    return await run(createPeriodFactors(summed, { isWide: false }));
  } catch (error) {
    if (getSqlState(error) !== OUT_OF_RANGE) throw error;
    return run(createPeriodFactors(summed, { isWide: true }));
  }
};
