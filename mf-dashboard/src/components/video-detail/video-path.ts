import { paths, queryDay, queryOneOf } from '@portal/shared/routing';
import { customPeriod } from '../period/period.ts';
import type { DateRange } from '../period/period.ts';
import { DEFAULT_DETAIL_PERIOD, DETAIL_PERIODS } from './detail-period.ts';
import type { DetailPeriod } from './detail-period.ts';

/** The query parameters of a video's page. */
export const VIDEO_PAGE_CODECS = {
  period: queryOneOf(DETAIL_PERIODS, DEFAULT_DETAIL_PERIOD),
  from: queryDay,
  to: queryDay,
};

/** The address of a video's page for a period; fixed days are part of it. */
export const videoPageHref = (
  id: string,
  { period, days }: { period: DetailPeriod; days: DateRange | undefined },
): string =>
  paths.video.href(
    { id },
    { period: VIDEO_PAGE_CODECS.period.format(period), ...(period === 'fixed' && days) },
  );

/** The fixed days in a video's address; undefined when it has none. */
export const sharedDays = (from: string | undefined, to: string | undefined): DateRange | undefined => {
  const period = customPeriod(from, to);
  return period?.preset === 'custom' ? { from: period.from, to: period.to } : undefined;
};
