import type { Figures } from './figures.ts';
import { chanceBetween } from './noise.ts';
import { dollars } from './report-rows.ts';

/** The columns of the platform's books of a month, as far as anybody reads them. */
const places = 'adjustment_type,day,country,video_id,channel_id';
export const adClosingHeader = `${places},owned_views,partner_revenue_auction,partner_revenue`;
export const premiumClosingHeader = `${places},asset_id,owned_watchtime,partner_revenue`;

/** What is paid in the end is mostly a little less than was estimated. */
const paidOf = (micros: number, { video }: Figures, date: string) =>
  Math.round(micros * chanceBetween(video.seed, 40 + Number(date.slice(4, 6)), 0.962, 1.008));

const placeOf = (date: string, { video, country }: Figures) =>
  `None,${date},${country},${video.id},${video.channelYoutubeId}`;

/** The row of what advertisers paid. */
export const adClosingRow = (date: string, figures: Figures) => {
  const paid = dollars(paidOf(figures.adMicros, figures, date));
  return `${placeOf(date, figures)},${figures.views},${paid},${paid}\n`;
};

/** The row of what members of Premium paid; where none of them watched there is no row. */
export const premiumClosingRow = (date: string, figures: Figures) => {
  const { premiumViews, premiumMicros, video, watchedPercent } = figures;
  if (premiumViews === 0) return '';
  const minutes = ((premiumViews * video.durationSeconds * watchedPercent) / 6_000).toFixed(4);
  return `${placeOf(date, figures)},,${minutes},${dollars(paidOf(premiumMicros, figures, date))}\n`;
};
