import type { Day } from './calendar.ts';
import { largestRemainder, roundedTo } from './largest-remainder.ts';
import { decimalText, FULL_SHARE, microFactor } from './money.ts';
import type { FeePeriod } from './report.repository.ts';

export type StatementMember = {
  id: string;
  fees: readonly FeePeriod[];
};

export type StatementChannel = {
  /** Those it is assigned to: they share its revenue alike. */
  members: readonly string[];
  days: readonly { day: Day; micros: bigint }[];
};

export type StatementInput = {
  members: readonly StatementMember[];
  channels: readonly StatementChannel[];
  /** What a dollar was worth on a day. */
  rateOf: (day: Day) => string;
  /** Decimals in which the currency is paid. */
  decimals: number;
};

/** Money of a statement in the currency's smallest paid unit. */
export type StatementRow = { gross: bigint; fee: bigint; net: bigint };

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b));

/** Into how many equal pieces an amount has to be cut so that every group of members can share it without a rest. */
const piecesFor = (sizes: readonly number[]) =>
  sizes
    .map((size) => BigInt(Math.max(1, size)))
    .reduce((pieces, size) => (pieces * size) / divisorOf(pieces, size), 1n);

const feeOn = (day: Day, fees: readonly FeePeriod[]) =>
  fees.find(({ from, until }) => from <= day && day < until)?.basisPoints ?? 0;

/** Decimals of an exact amount: micros, rate and basis points. */
const EXACT_DECIMALS = 16;

const clamped = (fee: bigint, gross: bigint) => {
  const [low, high] = gross < 0n ? [gross, 0n] : [0n, gross];
  return fee < low ? low : fee > high ? high : fee;
};

/**
 * Divides a month's revenue among members, in one currency. Rows and what nobody is assigned to add up to the
 * rounded total; in each row fee and net add up to gross. Everything is exact until that one rounding.
 */
export const statementOf = ({ members, channels, rateOf, decimals }: StatementInput) => {
  const byId = new Map(members.map((member) => [member.id, { ...member, gross: 0n, fee: 0n }]));
  const held = channels.map((channel) => ({
    ...channel,
    holders: channel.members.flatMap((id) => byId.get(id) ?? []),
  }));
  const pieces = piecesFor(held.map(({ holders }) => holders.length));
  let unassigned = 0n;
  for (const { holders, days } of held) {
    const share = pieces / BigInt(Math.max(1, holders.length));
    for (const { day, micros } of days) {
      const worth = micros * microFactor(rateOf(day), 0) * share;
      if (holders.length === 0) unassigned += worth;
      for (const holder of holders) {
        holder.gross += worth;
        // Basis points divide a full share without a rest.
        holder.fee += (worth / FULL_SHARE) * BigInt(feeOn(day, holder.fees));
      }
    }
  }
  const unit = 10n ** BigInt(EXACT_DECIMALS - decimals) * pieces;
  const rows = [...byId.values()];
  const whole = largestRemainder([...rows.map(({ gross }) => gross), unassigned], unit);
  const items = rows.map(({ fee, gross: exact }, index): StatementRow => {
    const gross = whole[index] ?? 0n;
    // Rounding makes no fee more than what it is a part of. One that exceeds it by itself, since a correction was of days
    // with another fee, is given back in full.
    const isPart = clamped(fee, exact) === fee;
    const amount = roundedTo(fee, unit);
    const kept = isPart ? clamped(amount, gross) : amount;
    return { gross, fee: kept, net: gross - kept };
  });
  const sum = (valueOf: (row: StatementRow) => bigint) =>
    items.reduce((total, row) => total + valueOf(row), 0n);
  const left = whole.at(-1) ?? 0n;
  return {
    items,
    unassigned: left,
    totals: {
      gross: sum(({ gross }) => gross) + left,
      fee: sum(({ fee }) => fee),
      net: sum(({ net }) => net),
    },
  };
};

/** A rounded amount with all the decimals in which it is paid: statements align them. */
export const paidText = (amount: bigint, decimals: number) =>
  decimalText(amount, decimals, { isPadded: true });
