import type { Period } from '../../../platform/calendar.ts';
import { type Claims, findClaim, isWithin } from '../files/fact-rows.ts';
import type { RowAmount } from '../files/row-amounts.ts';
import { roundTo } from '../../../platform/rounding.ts';

/** Every row is in one of these, which add up to what was read. */
export const channelParts = ['registered', 'not_earning', 'unregistered', 'no_channel'] as const;
/** Parts of what was read that have a name of their own, in whichever of the above they are. */
export const namedParts = ['adjustment', 'other_months', 'no_video', 'no_country'] as const;
export const moneyParts = ['read', ...channelParts, ...namedParts] as const;
type ChannelPart = (typeof channelParts)[number];
export type MoneyPart = (typeof moneyParts)[number];

/** The rows of a closing report that have something in common, and their revenue. */
export type MoneyRow = {
  part: MoneyPart;
  /** The kind of adjustment; empty for other parts. */
  name: string;
  rows: number;
  micros: number;
};

type Sum = { rows: number; picos: bigint };

const PICOS_PER_MICRO = 1_000_000n;

/** Rounds trillionths to millionths, half away from zero. */
export const roundToMicros = (picos: bigint) => Number(roundTo(picos, PICOS_PER_MICRO));

const createSums = () => {
  const sums = new Map<string, Sum>();
  return {
    add(key: string, { rows, picos }: Sum) {
      const sum = sums.get(key) ?? { rows: 0, picos: 0n };
      sums.set(key, { rows: sum.rows + rows, picos: sum.picos + picos });
    },
    get: (key: string): Sum => sums.get(key) ?? { rows: 0, picos: 0n },
    keys: () => [...sums.keys()].toSorted(),
  };
};

const partOf = ({ youtubeId, day }: RowAmount, claims: Claims): ChannelPart => {
  if (youtubeId === '') return 'no_channel';
  const spans = claims.get(youtubeId);
  if (!spans) return 'unregistered';
  return findClaim(spans, day) ? 'registered' : 'not_earning';
};

/**
 * Where the revenue of a closing report belongs: what of it is stored as that of registered channels, and what is not. The
 * rounded parts add up to the rounded whole, because each one gets what its sum adds to those before it.
 */
export const sumFileMoney = (
  amounts: readonly RowAmount[],
  { claims, month }: { claims: Claims; month: Period },
): MoneyRow[] => {
  const [channels, adjustments, named] = [createSums(), createSums(), createSums()];
  for (const amount of amounts) {
    channels.add(partOf(amount, claims), amount);
    if (amount.adjustment !== '') adjustments.add(amount.adjustment, amount);
    if (!isWithin(amount.day, month)) named.add('other_months', amount);
    if (!amount.hasVideo) named.add('no_video', amount);
    if (!amount.hasCountry) named.add('no_country', amount);
  }
  const read = { rows: 0, picos: 0n };
  const parts = channelParts.map((part) => {
    const { rows, picos } = channels.get(part);
    const before = roundToMicros(read.picos);
    read.rows += rows;
    read.picos += picos;
    return { part, name: '', rows, micros: roundToMicros(read.picos) - before };
  });
  const found = (part: MoneyPart, name: string, { rows, picos }: Sum): MoneyRow[] =>
    rows > 0 ? [{ part, name, rows, micros: roundToMicros(picos) }] : [];
  return [
    { part: 'read', name: '', rows: read.rows, micros: roundToMicros(read.picos) },
    ...parts.filter(({ part, rows }) => part === 'registered' || rows > 0),
    ...adjustments.keys().flatMap((name) => found('adjustment', name, adjustments.get(name))),
    ...(['other_months', 'no_video', 'no_country'] as const).flatMap((part) =>
      found(part, '', named.get(part)),
    ),
  ];
};
