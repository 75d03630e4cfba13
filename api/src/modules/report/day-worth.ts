import { type RawBuilder, sql } from 'kysely';
import type { DayValue } from './day-values.ts';

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b));

/** Factors as the database multiplies fastest: what they have in common is taken out and multiplied once, after the sum. */
export type DayWorth = {
  /** The days with what is left of their factors, as JSON for `json_to_recordset`. */
  days: string;
  /** How `days` reads as columns. */
  columns: RawBuilder<unknown>;
  /** The worth of a column of micros, summed up; needs the table `f` joined with the days as `d`. */
  sum: (column: string, filter?: RawBuilder<unknown>) => RawBuilder<unknown>;
};

/**
 * `isWide` multiplies as `numeric`, which has no limit, rather than as `bigint`, which is several times faster and
 * enough for any revenue that was ever seen: the database refuses what does not fit.
 */
export const dayWorth = (days: readonly DayValue[], { isWide }: { isWide: boolean }): DayWorth => {
  const common = days.reduce((divisor, { factor }) => divisorOf(divisor, factor), 0n) || 1n;
  const list = days.map(({ day, factor, isPriced }) => ({
    day,
    factor: String(factor / common),
    is_priced: isPriced,
  }));
  const isUniform = days.every(({ factor }) => factor === common);
  const type = isWide ? sql`numeric` : sql`bigint`;
  return {
    days: JSON.stringify(list),
    columns: sql`day date, factor ${type}, is_priced boolean`,
    sum: (column, filter = sql``) => {
      const worth = isUniform ? sql.ref(column) : sql`${sql.ref(column)} * d.factor`;
      return sql`sum(${worth}) ${filter} * ${String(common)}::numeric`;
    },
  };
};
