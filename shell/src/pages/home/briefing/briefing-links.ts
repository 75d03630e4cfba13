import { paths } from '@portal/shared/routing';
import type { Deviation } from './describe-briefing.ts';

/** The parameters of reports of one day. */
const ofDay = (day: string) => ({ period: 'custom', from: day, to: day });

/** The dashboard of a day. */
export const dayHref = (day: string): string => paths.dashboard.href(ofDay(day));

/** The dashboard of the month so far. */
export const monthHref = (): string => paths.dashboard.href({ period: 'this-month' });

/** The page of a video on a day. */
export const videoHref = (day: string, id: string): string =>
  paths.video.href({ id }, { period: 'fixed', from: day, to: day });

/** The report of a day, filtered by a channel or a video of it. */
export const itemHref = (day: string, item: Deviation['kind'], id: string): string => {
  if (item === 'channel') return paths.reportChannel.href({ ...ofDay(day), channels: id });
  return item === 'video' ? videoHref(day, id) : dayHref(day);
};

/** The report of a deviation of a day, filtered by it. */
export const deviationHref = (day: string, deviation: Deviation): string => {
  if (deviation.kind === 'country') return dayHref(day);
  const { id } = deviation.kind === 'channel' ? deviation.channel : deviation.video;
  return itemHref(day, deviation.kind, id);
};
