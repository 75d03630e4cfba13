import { presetRange } from '../period/period.ts';
import type { DateRange } from '../period/period.ts';
import { addDays } from '../period/plain-date.ts';
import type { PlainDate } from '../period/plain-date.ts';

/** The days of the list, all since the video was published, or the newest ones. */
export const DETAIL_PERIODS = ['list', 'published', '7d', '28d', '90d'] as const;
export type DetailPeriod = (typeof DETAIL_PERIODS)[number];

/** What is known of the days that can be asked for. */
export type KnownDays = {
  list: DateRange | undefined;
  published: PlainDate | null | undefined;
  firstDay: PlainDate | null | undefined;
  latestDay: PlainDate | null | undefined;
};

/** The longest period the server answers, about three years. */
const MOST_DAYS = 1_100;

const latest = (days: readonly PlainDate[]) => days.reduce((a, b) => (a > b ? a : b));

/** A choice as dates; undefined where it has none, e.g. of a video that is newer than the data. */
export const detailRange = (
  period: DetailPeriod,
  { list, published, firstDay, latestDay }: KnownDays,
): DateRange | undefined => {
  if (period === 'list') return list;
  if (!latestDay) return undefined;
  if (period !== 'published') return presetRange(period, latestDay);
  if (!published || published > latestDay) return undefined;
  return {
    from: latest([published, firstDay ?? published, addDays(latestDay, 1 - MOST_DAYS)]),
    to: latestDay,
  };
};
