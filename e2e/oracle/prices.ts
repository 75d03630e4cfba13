import type { Period } from './days.ts';
import { computeFigures } from './figures.ts';
import type { View } from './figures.ts';
import { createLedger } from './ledger.ts';
import type { Reports } from './read-reports.ts';
import { computeVideos } from './videos.ts';

/** Minimum views of a video in the price ranking. */
export const MIN_VIEWS = 100;

/** The average price of a period, and the videos with the highest and the lowest. Its trend is that of `rpm`. */
export function computePrices(view: View, period: Period) {
  const { videos } = computeVideos(view, period, { sort: 'rpm', order: 'desc' });
  const priced = videos.filter(({ figures }) => figures.rpm !== null && Number(figures.views) >= MIN_VIEWS);
  return {
    average: computeFigures(view, period, 'none').now.rpm,
    highest: priced[0],
    lowest: priced.at(-1),
  };
}

/** Narrows a view to one channel. */
export const narrowToChannel = ({ reader }: View, reports: Reports, channel: string): View => ({
  reader,
  ledger: createLedger(reports, new Set([channel])),
});
