import type { Currency } from '@portal/shared/facts';
import { WHOLE } from '../../../platform/day-span.ts';
import type { Day } from '../../../platform/calendar.ts';
import { largestRemainder } from './largest-remainder.ts';
import { AMOUNT_DECIMALS, toDecimalText, computeMicroFactor } from '../figures/money.ts';
import { findFee, type FeePeriod } from '../scope/report-days.ts';
import type { PartSpan } from '../scope/scope.ts';
import { roundTo } from '../../../platform/rounding.ts';

/** Decimals in which each currency is paid. */
export const PAID_DECIMALS: Readonly<Record<Currency, number>> = { USD: 2, KRW: 0 };
/** The currencies in the order of documents and files. */
export const paidCurrencies = ['USD', 'KRW'] as const satisfies readonly Currency[];

export type StatementMember = {
  id: string;
  fees: readonly FeePeriod[];
};

/** Days on which a part of a channel, in basis points, belongs to a member. */
export type StatementSpan = Omit<PartSpan, 'channelId'> & { memberId: string };

export type StatementChannel = {
  id: string;
  /** The assignments, each with the member's part of the revenue of its days. */
  spans: readonly StatementSpan[];
  /** The revenue of each day; `us` is what of it came from viewers in the United States, 0 where it is absent. */
  days: readonly { day: Day; micros: bigint; us?: bigint }[];
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

const clamped = (part: bigint, gross: bigint) => {
  const [low, high] = gross < 0n ? [gross, 0n] : [0n, gross];
  return part < low ? low : part > high ? high : part;
};

/** The net of a row in whole units. */
const roundedNet = (exact: { gross: bigint; fee: bigint }, gross: bigint, unit: bigint) => {
  // Without a fee, rounding must not make one.
  if (exact.fee === 0n) return gross;
  // A fee that exceeds the gross exactly, because a correction concerns days with another fee, is returned in full.
  if (clamped(exact.fee, exact.gross) !== exact.fee) return gross - roundTo(exact.fee, unit);
  // Otherwise the net is what the dashboard shows, rounded; rounding must not make it larger than its gross.
  return clamped(roundTo(exact.gross - exact.fee, unit), gross);
};

/**
 * What a member earned with a channel, exactly: in units of an `Amount`. `usNet` is what of the net came from viewers in the
 * United States.
 */
export type StatementLine = { channelId: string; gross: bigint; fee: bigint; usNet: bigint };

/** Divides the revenue of channels among members, exactly; `unassigned` is what belongs to none of them. */
const divideExactly = ({ members, channels, rateOf }: Omit<StatementInput, 'decimals'>) => {
  const byId = new Map(members.map((member) => [member.id, { ...member, lines: [] as StatementLine[] }]));
  let unassigned = 0n;
  for (const { id: channelId, spans, days } of channels) {
    const own = new Map<string, StatementLine>();
    for (const { day, micros, us = 0n } of days) {
      const rate = rateOf(day);
      let left = BigInt(WHOLE);
      for (const { memberId, part } of spans.filter(({ from, until }) => from <= day && day < until)) {
        const owner = byId.get(memberId);
        if (!owner) continue;
        const amount = micros * BigInt(part);
        const gross = amount * computeMicroFactor(rate, 0);
        const netFactor = computeMicroFactor(rate, findFee(day, owner.fees));
        const line = own.get(memberId) ?? { channelId, gross: 0n, fee: 0n, usNet: 0n };
        line.gross += gross;
        line.fee += gross - amount * netFactor;
        line.usNet += us * BigInt(part) * netFactor;
        own.set(memberId, line);
        left -= BigInt(part);
      }
      unassigned += micros * left * computeMicroFactor(rate, 0);
    }
    for (const [memberId, line] of own) byId.get(memberId)?.lines.push(line);
  }
  return { members: [...byId.values()], unassigned };
};

/**
 * Divides a month's revenue among members, in one currency. Rows and unassigned revenue add up to the rounded total; in
 * each row fee and net add up to gross. Sums are exact until they are rounded once at the end; `lines` are the exact
 * amounts of each row by channel.
 */
export const computeStatement = ({ decimals, ...input }: StatementInput) => {
  const { members, unassigned } = divideExactly(input);
  const add = (lines: readonly StatementLine[], name: 'gross' | 'fee') =>
    lines.reduce((total, line) => total + line[name], 0n);
  const unit = 10n ** BigInt(AMOUNT_DECIMALS - decimals);
  const rows = members.map(({ lines }) => ({ gross: add(lines, 'gross'), fee: add(lines, 'fee') }));
  const whole = largestRemainder([...rows.map(({ gross }) => gross), unassigned], unit);
  const items = rows.map(({ fee, gross: exact }, index): StatementRow => {
    const gross = whole[index] ?? 0n;
    const net = roundedNet({ gross: exact, fee }, gross, unit);
    return { gross, fee: gross - net, net };
  });
  const sum = (valueOf: (row: StatementRow) => bigint) =>
    items.reduce((total, row) => total + valueOf(row), 0n);
  const unassignedUnits = whole.at(-1) ?? 0n;
  return {
    items,
    lines: members.map(({ lines }) => lines),
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
  toDecimalText(amount, decimals, { isPadded: true });
