import type { Day } from './calendar.ts';
import { largestRemainder, roundedTo } from './largest-remainder.ts';
import { decimalText, FULL_SHARE, microFactor } from './money.ts';
import type { FeePeriod } from './report.repository.ts';

export type StatementMember = {
  id: string;
  fees: readonly FeePeriod[];
};

export type StatementChannel = {
  /** The assigned members, who share its revenue equally. */
  members: readonly string[];
  days: readonly { day: Day; micros: bigint }[];
};

export type StatementInput = {
  members: readonly StatementMember[];
  channels: readonly StatementChannel[];
  /** The exchange rate of a day. */
  rateOf: (day: Day) => string;
  /** Decimals with which the currency is paid. */
  decimals: number;
};

/** Money of a statement in the currency's smallest paid unit. */
export type StatementRow = { gross: bigint; fee: bigint; net: bigint };

const greatestCommonDivisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? a : greatestCommonDivisor(b, a % b);

/** The number of pieces into which an amount is divided, so that every group of members can share it without a remainder. */
const leastCommonMultiple = (sizes: readonly number[]) =>
  sizes
    .map((size) => BigInt(Math.max(1, size)))
    .reduce((pieces, size) => (pieces * size) / greatestCommonDivisor(pieces, size), 1n);

const feeOn = (day: Day, fees: readonly FeePeriod[]) =>
  fees.find(({ from, until }) => from <= day && day < until)?.basisPoints ?? 0;

/** Decimals of an exact amount: micros, rate and basis points. */
const EXACT_DECIMALS = 16;

const clamped = (fee: bigint, gross: bigint) => {
  const [low, high] = gross < 0n ? [gross, 0n] : [0n, gross];
  return fee < low ? low : fee > high ? high : fee;
};

/**
 * Divides a month's revenue among members, in one currency. Rows and unassigned revenue add up to the rounded total; in
 * each row fee and net add up to gross. Sums are exact until they are rounded once at the end.
 */
export const statementOf = ({ members, channels, rateOf, decimals }: StatementInput) => {
  const byId = new Map(members.map((member) => [member.id, { ...member, gross: 0n, fee: 0n }]));
  const assigned = channels.map((channel) => ({
    ...channel,
    owners: channel.members.flatMap((id) => byId.get(id) ?? []),
  }));
  const pieces = leastCommonMultiple(assigned.map(({ owners }) => owners.length));
  let unassigned = 0n;
  for (const { owners, days } of assigned) {
    const share = pieces / BigInt(Math.max(1, owners.length));
    for (const { day, micros } of days) {
      const amount = micros * microFactor(rateOf(day), 0) * share;
      if (owners.length === 0) unassigned += amount;
      for (const owner of owners) {
        owner.gross += amount;
        // The amount is a multiple of `FULL_SHARE`, so this division is exact.
        owner.fee += (amount / FULL_SHARE) * BigInt(feeOn(day, owner.fees));
      }
    }
  }
  const unit = 10n ** BigInt(EXACT_DECIMALS - decimals) * pieces;
  const rows = [...byId.values()];
  const whole = largestRemainder([...rows.map(({ gross }) => gross), unassigned], unit);
  const items = rows.map(({ fee, gross: exact }, index): StatementRow => {
    const gross = whole[index] ?? 0n;
    // Rounding must not make a fee larger than its gross. A fee that exceeds the gross exactly, because a correction
    // concerns days with another fee, is returned in full.
    const isPart = clamped(fee, exact) === fee;
    const amount = roundedTo(fee, unit);
    const roundedFee = isPart ? clamped(amount, gross) : amount;
    return { gross, fee: roundedFee, net: gross - roundedFee };
  });
  const sum = (valueOf: (row: StatementRow) => bigint) =>
    items.reduce((total, row) => total + valueOf(row), 0n);
  const unassignedUnits = whole.at(-1) ?? 0n;
  return {
    items,
    unassigned: unassignedUnits,
    totals: {
      gross: sum(({ gross }) => gross) + unassignedUnits,
      fee: sum(({ fee }) => fee),
      net: sum(({ net }) => net),
    },
  };
};

/** A rounded amount with all decimals of its currency, which statements align. */
export const paidText = (amount: bigint, decimals: number) =>
  decimalText(amount, decimals, { isPadded: true });
