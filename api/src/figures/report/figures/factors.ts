import { type RawBuilder, sql } from 'kysely';
import { WHOLE } from '../../../platform/day-span.ts';
import { createParts, findCommonDivisor } from './parts-table.ts';
import type { ConvertedDay } from '../scope/report-days.ts';
import type { Scope } from '../scope/scope.ts';
import type { Period } from '../../../platform/calendar.ts';

/** How a query converts the amounts of rows, as parts of the query. */
export type Factors = {
  /** The days with their factors as a table; undefined when nothing of a day is needed. */
  days: RawBuilder<unknown> | undefined;
  /** The condition of rows that count for prices; undefined when all of them do. */
  isPriced: RawBuilder<unknown> | undefined;
  /** Rows of a table as `f`, with their part as `p` where it differs. */
  rowsOf: (table: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Sums a column of micros, converted; needs `rowsOf` joined with the days as `d`. */
  sumConverted: (column: string, filter?: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The same of whole amounts, without part and fee; undefined where all amounts are whole. */
  sumWhole: ((column: string, filter?: RawBuilder<unknown>) => RawBuilder<unknown>) | undefined;
};

/** Those of sums over days, which convert a member's part without the fee, too; undefined where all amounts are whole. */
export type PeriodFactors = Factors & { sumGross: ((column: string) => RawBuilder<unknown>) | undefined };

const commonDivisor = (factors: readonly bigint[]) =>
  factors.reduce((divisor, factor) => findCommonDivisor(divisor, factor), 0n) || 1n;

/**
 * Factors for sums of each day, which are converted after they were read (`toSumsByDay`), as fewer multiplications: the query
 * multiplies a member's part of each channel only.
 */
export const createDailyFactors = (scope: Scope, period: Period): Factors => {
  const { common, rowsOf, multiply, hasPart } = createParts(scope, period, { isWide: true });
  return {
    days: undefined,
    isPriced: hasPart,
    rowsOf,
    sumConverted: (column, filter = sql``) =>
      sql`sum(${multiply(sql.ref(column))}) ${filter} * ${String(common)}::numeric`,
    sumWhole: scope.share
      ? (column, filter = sql``) => sql`sum(${sql.ref(column)}) ${filter} * ${String(WHOLE)}::numeric`
      : undefined,
  };
};

/**
 * Factors for sums over days: their greatest common divisor is multiplied once, after the sum, which is fastest. `isWide` multiplies as `numeric`, without a limit, instead of as `bigint`, which is
 * several times faster; the database refuses an overflow of `bigint` with an error.
 */
export const createPeriodFactors = (
  { days, scope, period }: { days: readonly ConvertedDay[]; scope: Scope; period: Period },
  { isWide }: { isWide: boolean },
): PeriodFactors => {
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
    days: sql`json_to_recordset(${JSON.stringify(list)}::json) as days(
      day date, factor ${type}, is_priced boolean ${scope.share ? sql`, whole_factor ${type}` : sql``}
    )`,
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
      ? (column, filter = sql``) => {
          const converted = isWholeUniform ? sql.ref(column) : sql`${sql.ref(column)} * d.whole_factor`;
          return sql`sum(${converted}) ${filter} * ${String(wholeCommon * BigInt(WHOLE))}::numeric`;
        }
      : undefined,
    sumGross: scope.share
      ? (column) => {
          const own = parts.multiply(sql.ref(column));
          const converted = isWholeUniform ? own : sql`${own} * d.whole_factor`;
          return sql`sum(${converted}) * ${String(wholeCommon * parts.common)}::numeric`;
        }
      : undefined,
  };
};
