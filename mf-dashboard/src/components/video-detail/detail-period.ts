import { presetRange } from '../period/period.ts';
import type { DateRange } from '../period/period.ts';
import { addDays } from '../period/plain-date.ts';
import type { PlainDate } from '../period/plain-date.ts';

/** The list's period, everything since publication, or the latest days. */
export const DETAIL_PERIODS = ['list', 'published', '7d', '28d', '90d'] as const;
export type DetailPeriod = (typeof DETAIL_PERIODS)[number];

/** The days that periods are resolved with. */
export type AvailableDays = {
  list: DateRange | undefined;
  published: PlainDate | null | undefined;
  firstDay: PlainDate | null | undefined;
  latestDay: PlainDate | null | undefined;
};

/** The server's limit in days, about three years. */
const MAX_PERIOD_DAYS = 1_100;

const latest = (days: readonly PlainDate[]) => days.reduce((a, b) => (a > b ? a : b));

/** The dates of a period; undefined when it has none, e.g. for a video newer than the data. */
export const resolveDetailPeriod = (
  period: DetailPeriod,
  { list, published, firstDay, latestDay }: AvailableDays,
): DateRange | undefined => {
  if (period === 'list') return list;
  if (!latestDay) return undefined;
  if (period !== 'published') return presetRange(period, latestDay);
  if (!published || published > latestDay) return undefined;
  return {
    from: latest([published, firstDay ?? published, addDays(latestDay, 1 - MAX_PERIOD_DAYS)]),
    to: latestDay,
  };
};
