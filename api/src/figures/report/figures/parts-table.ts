import { type RawBuilder, sql } from 'kysely';
import { findConstantPart, type Scope, clipScope } from '../scope/scope.ts';
import type { Period } from '../../../platform/calendar.ts';

export const findCommonDivisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? a : findCommonDivisor(b, a % b);

/** A member's parts for a query over rows of a period. */
export type Parts = {
  /** The greatest common divisor of all parts, to be multiplied after the sum. */
  common: bigint;
  /** Rows of a table as `f`, joined with the part of each as `p` unless all have the same. */
  rowsOf: (table: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Multiplies a value of a row by its part, divided by `common`. */
  multiply: (value: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The condition of rows that the viewer has a part of; undefined when that is all of them. */
  hasPart: RawBuilder<unknown> | undefined;
};

/**
 * The parts of a scope for a query. One part for all rows, the usual case, costs the query nothing: it is multiplied
 * after the sum. `isWide` multiplies as `numeric` instead of as `bigint`.
 */
export const createParts = (scope: Scope, period: Period, { isWide }: { isWide: boolean }): Parts => {
  const constant = findConstantPart(scope, period);
  if (constant !== undefined)
    return {
      common: BigInt(constant),
      rowsOf: (table) => sql`${table} f`,
      multiply: (value) => value,
      hasPart: constant === 0 ? sql`false` : undefined,
    };
  const spans = clipScope(scope, period).share?.spans ?? [];
  const common = spans.reduce((divisor, { part }) => findCommonDivisor(divisor, BigInt(part)), 0n) || 1n;
  const list = spans.map(({ channelId, from, until, part }) => ({
    channel_id: channelId,
    from_day: from,
    until_day: until,
    part: String(BigInt(part) / common),
  }));
  const type = isWide ? sql`numeric` : sql`bigint`;
  return {
    common,
    rowsOf: (table) => sql`${table} f
      join json_to_recordset(${JSON.stringify(list)}::json) as p(channel_id uuid, from_day date, until_day date, part ${type})
        on p.channel_id = f.channel_id and f.day >= p.from_day and f.day < p.until_day`,
    multiply: (value) => sql`${value} * p.part`,
    hasPart: spans.some(({ part }) => part === 0) ? sql`p.part > 0` : undefined,
  };
};
