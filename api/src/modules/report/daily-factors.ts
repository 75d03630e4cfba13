import { type RawBuilder, sql } from 'kysely';
import type { ReportDay } from './report-days.ts';

const greatestCommonDivisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? a : greatestCommonDivisor(b, a % b);

/** Factors of days for a query: their greatest common divisor is multiplied once, after the sum, which is fastest. */
export type DailyFactors = {
  /** The days with their factors divided by the common divisor, as JSON for `json_to_recordset`. */
  days: string;
  /** The column definitions of `days` for `json_to_recordset`. */
  columns: RawBuilder<unknown>;
  /** Sums a column of micros, converted; needs the table `f` joined with the days as `d`. */
  sumConverted: (column: string, filter?: RawBuilder<unknown>) => RawBuilder<unknown>;
};

/**
 * Computes the factors of a query. `isWide` multiplies as `numeric`, without a limit, instead of as `bigint`, which is
 * several times faster; the database refuses an overflow of `bigint` with an error.
 */
export const dailyFactors = (days: readonly ReportDay[], { isWide }: { isWide: boolean }): DailyFactors => {
  const common = days.reduce((divisor, { factor }) => greatestCommonDivisor(divisor, factor), 0n) || 1n;
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
    sumConverted: (column, filter = sql``) => {
      const converted = isUniform ? sql.ref(column) : sql`${sql.ref(column)} * d.factor`;
      return sql`sum(${converted}) ${filter} * ${String(common)}::numeric`;
    },
  };
};
