import { basic, revenue } from '../../src/figures/ingest/report-columns.ts';
import { chanceBetween } from './noise.ts';
import type { Figures } from './figures.ts';

/** The headers of YouTube's reports. */
export const basicHeader = Object.keys(basic.columns).join(',');
export const revenueHeader = Object.keys(revenue.columns).join(',');

/** From this many views on, a row is split by subscribers, as in real files. */
const SPLIT_FROM = 1_500;

/** Annotations and cards do not exist for shorts, and the report has zeros for them. */
const NO_CARDS = '0,0,0,0.0,0,0,0.0,0,0,0.0,0,0,0.0';

export const formatDollars = (micros: number) => {
  const digits = String(micros).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
};

/** The rows of the views report: one, or one each for subscribers and others. */
export const renderBasicRows = (date: string, figures: Figures): string => {
  const { video, country, watchedPercent } = figures;
  const seconds = (video.durationSeconds * watchedPercent) / 100;
  const row = (status: string, views: number, engaged: number, premium: number) =>
    [
      `${date},${video.channelYoutubeId},${video.id},claimed,self,on_demand,${status},${country}`,
      `${engaged},${views},${Math.round(views / 2_900)},${Math.round(views / 1_300)}`,
      `${((views * seconds) / 60).toFixed(4)},${seconds.toFixed(1)},${watchedPercent.toFixed(2)},${NO_CARDS}`,
      `${Math.round(views / 2_100)},${Math.round(views / 9_000)},${Math.round(views / 4_000)},0`,
      `${Math.round(views / 38)},${Math.round(views / 1_900)},${premium},${((premium * seconds) / 60).toFixed(4)}`,
    ].join(',');
  const { views, engagedViews, premiumViews } = figures;
  if (views < SPLIT_FROM) return `${row('not_subscribed', views, engagedViews, premiumViews)}\n`;
  const part = chanceBetween(video.seed, 30, 0.08, 0.27);
  const of = (count: number) => Math.round(count * part);
  return [
    row('subscribed', of(views), of(engagedViews), of(premiumViews)),
    row(
      'not_subscribed',
      views - of(views),
      engagedViews - of(engagedViews),
      premiumViews - of(premiumViews),
    ),
    '',
  ].join('\n');
};

/** YouTube's part is 45 % of the advertising revenue. */
const PARTNER_SHARE = 0.55;

/** The row of the revenue report. */
export const renderRevenueRow = (
  date: string,
  { video, country, views, adMicros, premiumMicros }: Figures,
): string => {
  const playbacks = Math.round(views * 0.31);
  const impressions = Math.round(playbacks * 1.04);
  const gross = Math.round(adMicros / PARTNER_SHARE);
  const perThousand = (count: number) => (count === 0 ? '' : (gross / 1_000 / count).toFixed(6));
  const reserved = Math.round(adMicros * 0.06);
  return [
    `${date},${video.channelYoutubeId},${video.id},claimed,self,${country}`,
    `${formatDollars(adMicros + premiumMicros)},${formatDollars(adMicros)},${formatDollars(adMicros - reserved)},${formatDollars(reserved)}`,
    `${formatDollars(gross)},${playbacks},${perThousand(playbacks)},${impressions},${perThousand(impressions)}`,
    `${formatDollars(premiumMicros)},0.000000\n`,
  ].join(',');
};
