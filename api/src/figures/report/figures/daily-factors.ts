import { type RawBuilder, sql } from 'kysely';
import { WHOLE } from '../../../platform/day-span.ts';
import { createParts, greatestCommonDivisor } from './parts-table.ts';
import type { ReportDay } from '../scope/report-days.ts';
import type { Scope } from '../scope/scope.ts';
import type { Period } from '../../../platform/calendar.ts';

/** Factors of days for a query: their greatest common divisor is multiplied once, after the sum, which is fastest. */
export type DailyFactors = {
  /** The days with their factors divided by the common divisor, as JSON for `json_to_recordset`. */
  days: string;
  /** The column definitions of `days` for `json_to_recordset`. */
  columns: RawBuilder<unknown>;
  /** The condition of rows that count for prices; undefined when all of them do. */
  isPriced: RawBuilder<unknown> | undefined;
  /** Rows of a table as `f`, with their part as `p` where it differs. */
  rowsOf: (table: string) => RawBuilder<unknown>;
  /** Sums a column of micros, converted; needs `rowsOf` joined with the days as `d`. */
  sumConverted: (column: string, filter?: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The same of whole amounts, without part and fee; undefined where all amounts are whole. */
  sumWhole: ((column: string, filter: RawBuilder<unknown>) => RawBuilder<unknown>) | undefined;
};

const commonDivisor = (factors: readonly bigint[]) =>
  factors.reduce((divisor, factor) => greatestCommonDivisor(divisor, factor), 0n) || 1n;

/**
 * Computes the factors of a query. `isWide` multiplies as `numeric`, without a limit, instead of as `bigint`, which is
 * several times faster; the database refuses an overflow of `bigint` with an error.
 */
export const dailyFactors = (
  { days, scope, period }: { days: readonly ReportDay[]; scope: Scope; period: Period },
  { isWide }: { isWide: boolean },
): DailyFactors => {
  const parts = createParts(scope, period, { isWide });
  const common = commonDivisor(days.map(({ factor }) => factor));
  const wholeCommon = commonDivisor(days.map(({ wholeFactor }) => wholeFactor));
  const list = days.map(({ day, factor, wholeFactor, isPriced }) => ({
    day,
    factor: String(factor / common),
    ...(scope.share && { whole_factor: String(wholeFactor / wholeCommon) }),
    is_priced: isPriced,
  }));
  const isUniform = days.every(({ factor }) => factor === common);
  const isWholeUniform = days.every(({ wholeFactor }) => wholeFactor === wholeCommon);
  const type = isWide ? sql`numeric` : sql`bigint`;
  return {
    days: JSON.stringify(list),
    columns: sql`day date, factor ${type}, is_priced boolean ${scope.share ? sql`, whole_factor ${type}` : sql``}`,
    isPriced: days.every(({ isPriced }) => isPriced)
      ? parts.hasPart
      : sql`d.is_priced ${parts.hasPart ? sql`and ${parts.hasPart}` : sql``}`,
    rowsOf: parts.rowsOf,
    sumConverted: (column, filter = sql``) => {
      const own = parts.multiply(sql.ref(column));
      const converted = isUniform ? own : sql`${own} * d.factor`;
      return sql`sum(${converted}) ${filter} * ${String(common * parts.common)}::numeric`;
    },
    sumWhole: scope.share
      ? (column, filter) => {
          const converted = isWholeUniform ? sql.ref(column) : sql`${sql.ref(column)} * d.whole_factor`;
          return sql`sum(${converted}) ${filter} * ${String(wholeCommon * BigInt(WHOLE))}::numeric`;
        }
      : undefined,
  };
};
