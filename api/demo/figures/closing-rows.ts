import type { Figures } from './figures.ts';
import { chanceBetween } from './noise.ts';
import { formatDollars } from './report-rows.ts';

/** The columns of the closing reports, as far as the ingest reads them. */
const dimensionColumns = 'adjustment_type,day,country,video_id,channel_id';
export const adClosingHeader = `${dimensionColumns},owned_views,partner_revenue_auction,partner_revenue`;
export const premiumClosingHeader = `${dimensionColumns},asset_id,owned_watchtime,partner_revenue`;

/** Final revenue is mostly a little less than the estimate. */
const computePaid = (micros: number, { video }: Figures, date: string) =>
  Math.round(micros * chanceBetween(video.seed, 40 + Number(date.slice(4, 6)), 0.962, 1.008));

const formatDimensions = (date: string, { video, country }: Figures) =>
  `None,${date},${country},${video.id},${video.channelYoutubeId}`;

/** The row of advertising revenue. */
export const renderAdClosingRow = (date: string, figures: Figures) => {
  const paid = formatDollars(computePaid(figures.adMicros, figures, date));
  return `${formatDimensions(date, figures)},${figures.views},${paid},${paid}\n`;
};

/** The row of Premium revenue; empty without Premium views. */
export const renderPremiumClosingRow = (date: string, figures: Figures) => {
  const { premiumViews, premiumMicros, video, watchedPercent } = figures;
  if (premiumViews === 0) return '';
  const minutes = ((premiumViews * video.durationSeconds * watchedPercent) / 6_000).toFixed(4);
  return `${formatDimensions(date, figures)},,${minutes},${formatDollars(computePaid(premiumMicros, figures, date))}\n`;
};
