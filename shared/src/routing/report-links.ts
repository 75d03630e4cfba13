import { paths } from './paths.ts';

/** What deviates on a day: a channel, a video, or a country. */
type Deviation =
  | { kind: 'channel'; channel: { id: string } }
  | { kind: 'video'; video: { id: string } }
  | { kind: 'country'; country: string };

/** The parameters of reports of some days. */
const ofDays = (from: string, to: string) => ({ period: 'custom', from, to });
const ofDay = (day: string) => ofDays(day, day);

/** The dashboard of some days. */
export const periodHref = ({ from, to }: { from: string; to: string }): string =>
  paths.dashboard.href(ofDays(from, to));

/** The dashboard of a day. */
export const dayHref = (day: string): string => paths.dashboard.href(ofDay(day));

/** The dashboard of the month so far. */
export const monthHref = (): string => paths.dashboard.href({ period: 'this-month' });

/** The page of a video on some days. */
export const videoHref = ({ from, to }: { from: string; to: string }, id: string): string =>
  paths.video.href({ id }, { period: 'fixed', from, to });

/** The report of some days, filtered by a channel. */
export const channelHref = ({ from, to }: { from: string; to: string }, id: string): string =>
  paths.reportChannel.href({ ...ofDays(from, to), channels: id });

/** The report of a day, filtered by a channel, a video or a country of it. */
export const itemHref = (day: string, item: Deviation['kind'], id: string): string => {
  const period = { from: day, to: day };
  if (item === 'channel') return channelHref(period, id);
  if (item === 'video') return videoHref(period, id);
  return paths.dashboard.href({ ...ofDay(day), country: id });
};

/** The report of a deviation of a day, filtered by it. */
export const deviationHref = (day: string, deviation: Deviation): string => {
  if (deviation.kind === 'country') return itemHref(day, deviation.kind, deviation.country);
  const { id } = deviation.kind === 'channel' ? deviation.channel : deviation.video;
  return itemHref(day, deviation.kind, id);
};
