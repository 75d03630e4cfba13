import type { MoneyRow } from '../money/file-money.ts';
import type { ClosingFile } from './reconciliation.repository.ts';

export const comparisonCodes = [
  'stored',
  'shorts_days',
  'shorts_countries',
  'payment_ads',
  'payment_premium',
  'payment_shorts',
  'withheld',
] as const;
export const causeNames = [
  'unregistered',
  'no_channel',
  'not_earning',
  'withheld',
  'rounding',
  'unexplained',
] as const;

/** Part of a difference, with the reason for it. */
export type Cause = { name: (typeof causeNames)[number]; micros: number };

/** Two amounts that should be the same, and why they are not. */
export type Comparison = {
  code: (typeof comparisonCodes)[number];
  /** The closing report that it is about; empty for all others. */
  subject: string;
  expected: number;
  found: number;
  /** What was found beyond what was expected. */
  difference: number;
  /** They add up to the difference. */
  causes: Cause[];
};

const NOT_STORED = ['unregistered', 'no_channel', 'not_earning'] as const;

/** Names what remains of a difference; `rounded` amounts may each be half a micro off. */
export const explain = (difference: number, causes: Cause[], rounded: number): Cause[] => {
  const rest = difference - causes.reduce((sum, { micros }) => sum + micros, 0);
  if (rest === 0) return causes;
  return [...causes, { name: Math.abs(rest) <= rounded ? 'rounding' : 'unexplained', micros: rest }];
};

/** Compares what a closing report says with what is stored of it for registered channels. */
export const compareStored = (
  { type, facts, storedMicros }: Pick<ClosingFile, 'type' | 'facts' | 'storedMicros'>,
  money: readonly MoneyRow[],
): Comparison[] => {
  const read = money.find(({ part }) => part === 'read');
  if (!read || storedMicros === null) return [];
  const causes = money.flatMap(({ part, micros }): Cause[] =>
    NOT_STORED.flatMap((name) => (name === part && micros !== 0 ? [{ name, micros: -micros }] : [])),
  );
  const difference = storedMicros - read.micros;
  return [
    {
      code: 'stored',
      subject: type,
      expected: read.micros,
      found: storedMicros,
      difference,
      causes: explain(difference, causes, facts + 1),
    },
  ];
};
