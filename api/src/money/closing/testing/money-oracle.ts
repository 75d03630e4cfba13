import type { Day } from '../../../platform/calendar.ts';
import type { Db } from '../../../platform/database/database.ts';

/** An exact fraction, as an oracle independent of the service. */
export type Fraction = { top: bigint; bottom: bigint };
export const ZERO: Fraction = { top: 0n, bottom: 1n };
export const add = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});

/** Reads a decimal exactly. */
export const toFraction = (text: string): Fraction => {
  const [whole = '', fraction = ''] = text.split('.');
  return { top: BigInt(whole + fraction), bottom: 10n ** BigInt(fraction.length) };
};

export const isEqual = (a: Fraction, b: Fraction) => a.top * b.bottom === b.top * a.bottom;

/** Rounds `value × 10^decimals` half away from zero. */
export const round = ({ top, bottom }: Fraction, decimals: number) => {
  const scaled = (top < 0n ? -top : top) * 10n ** BigInt(decimals);
  const whole = (2n * scaled + bottom) / (2n * bottom);
  return top < 0n ? -whole : whole;
};

/** Basis points of a whole amount, rounded towards 0: what a payer withholds of a net. */
export const takePart = (amount: bigint, points: number) => {
  const size = ((amount < 0n ? -amount : amount) * BigInt(points)) / 10_000n;
  return amount < 0n ? -size : size;
};

/** What is known of some days: what is reported, which of it is final, and the rates. */
export type Known = ReadonlyMap<
  Day,
  {
    isFinal: boolean;
    hasRevenue: boolean;
    rate: string;
    revenue: ReadonlyMap<string, bigint>;
    /** What of it came from viewers in the United States. */
    us: ReadonlyMap<string, bigint>;
  }
>;

/** What closed months have booked, as the oracle understands it. */
export type Booked = Map<Day, { rate: string; revenue: Map<string, bigint>; us: Map<string, bigint> }>;

/** Books a month: its own days as they are known, earlier ones where they are final. */
export const book = (
  booked: Booked,
  known: Known,
  { month, isClosed }: { month: string; isClosed: (month: string) => boolean },
) => {
  for (const [day, { hasRevenue, isFinal, rate, revenue, us }] of known) {
    const own = day.slice(0, 7);
    if (own > month || !(own === month || isClosed(own))) continue;
    const before = booked.get(day);
    const counts = own === month ? hasRevenue : isFinal;
    booked.set(day, {
      rate,
      revenue: counts ? new Map(revenue) : (before?.revenue ?? new Map()),
      us: counts ? new Map(us) : (before?.us ?? new Map()),
    });
  }
};

/**
 * The exact gross and net of each member on the days of a month, in dollars or won, what of the net came from the United
 * States, and the gross of everything.
 */
export const computeExactly = async (
  db: Db,
  {
    accountId,
    month,
    booked,
    currency,
  }: { accountId: string; month: string; booked: Booked; currency: 'USD' | 'KRW' },
) => {
  const spans = await db
    .selectFrom('channel_member')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute();
  const fees = await db.selectFrom('fee_rate').selectAll().where('account_id', '=', accountId).execute();
  const members = new Map<string, { gross: Fraction; net: Fraction; usNet: Fraction }>();
  let total = ZERO;
  for (const [day, { rate, revenue, us }] of booked) {
    if (!day.startsWith(month)) continue;
    const price = currency === 'USD' ? { top: 1n, bottom: 1n } : toFraction(rate);
    const isOn = ({ from_day: from, until_day: until }: { from_day: Day; until_day: Day }) =>
      from <= day && day < until;
    for (const [channel, micros] of revenue) {
      const whole = { top: micros * price.top, bottom: 1_000_000n * price.bottom };
      total = add(total, whole);
      for (const span of spans.filter((row) => row.channel_id === channel && isOn(row))) {
        const gross = { top: whole.top * BigInt(span.part), bottom: whole.bottom * 10_000n };
        const points = fees.find((row) => row.member_id === span.member_id && isOn(row))?.basis_points ?? 0;
        const net = { top: gross.top * BigInt(10_000 - points), bottom: gross.bottom * 10_000n };
        const usPart = (us.get(channel) ?? 0n) * BigInt(span.part) * BigInt(10_000 - points) * price.top;
        const usNet = { top: usPart, bottom: 1_000_000n * price.bottom * 10_000n * 10_000n };
        const sums = members.get(span.member_id) ?? { gross: ZERO, net: ZERO, usNet: ZERO };
        members.set(span.member_id, {
          gross: add(sums.gross, gross),
          net: add(sums.net, net),
          usNet: add(sums.usNet, usNet),
        });
      }
    }
  }
  return { members, total };
};
