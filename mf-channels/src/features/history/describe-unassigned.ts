import type { Format, TranslateText } from '@portal/shared/i18n';
import { PART_DIGITS } from '../../components/channel-assignments.ts';
import type { AssignmentSpan } from '../../components/channel-assignments.ts';
import type ko from './locales/ko.json';

export type HistoryWords = { t: TranslateText<typeof ko>; format: Format };

/** Sums of fractions are not exact; parts are stored in basis points. */
const BASIS_POINTS = 10_000;

/** What of the channel's revenue belongs to nobody now; undefined when all of it is assigned. */
export const describeUnassigned = (
  spans: readonly AssignmentSpan[],
  { t, format }: HistoryWords,
): string | undefined => {
  const assigned = spans.reduce(
    (sum, { part, until_day: until }) => sum + (until === null ? Math.round(part * BASIS_POINTS) : 0),
    0,
  );
  if (assigned === BASIS_POINTS || assigned === 0) return undefined;
  return t('unassigned', { part: format.percent((BASIS_POINTS - assigned) / BASIS_POINTS, PART_DIGITS) });
};
