import { presetRange } from '../period/period.ts';
import type { DateRange } from '../period/period.ts';
import type { PlainDate } from '../period/plain-date.ts';

/** Everything since publication, the latest days, or fixed days: those of the list or of a shared address. */
export const DETAIL_PERIODS = ['published', '7d', '28d', '90d', 'fixed'] as const;
export type DetailPeriod = (typeof DETAIL_PERIODS)[number];

export const DEFAULT_DETAIL_PERIOD = 'published' satisfies DetailPeriod;

/** The days that periods are resolved with. */
export type AvailableDays = {
  fixed: DateRange | undefined;
  /** The first day of the video's figures; undefined until its report is known. */
  firstDay: PlainDate | undefined;
  latestDay: PlainDate | null | undefined;
};

/** The dates of a period; undefined until they are known. */
export const resolveDetailPeriod = (
  period: DetailPeriod,
  { fixed, firstDay, latestDay }: AvailableDays,
): DateRange | undefined => {
  if (period === 'fixed') return fixed;
  if (!latestDay) return undefined;
  if (period !== 'published') return presetRange(period, latestDay);
  return firstDay === undefined ? undefined : { from: firstDay, to: latestDay };
};
