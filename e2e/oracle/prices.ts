import type { Period } from './days.ts';
import { figuresIn } from './figures.ts';
import type { View } from './figures.ts';
import { createLedger } from './ledger.ts';
import type { Reports } from './read-reports.ts';
import { videosIn } from './videos.ts';

/** With fewer views a single one would make a price. */
export const LEAST_VIEWS = 100;

/** The average price of a period, and the videos with the highest and the lowest. Its trend is that of `rpm`. */
export function pricesIn(view: View, period: Period) {
  const { videos } = videosIn(view, period, { sort: 'rpm', order: 'desc' });
  const priced = videos.filter(({ figures }) => figures.rpm !== null && Number(figures.views) >= LEAST_VIEWS);
  return {
    average: figuresIn(view, period, 'none').now.rpm,
    highest: priced[0],
    lowest: priced.at(-1),
  };
}

/** The view of one channel alone. */
export const ofOneChannel = ({ reader }: View, reports: Reports, channel: string): View => ({
  reader,
  ledger: createLedger(reports, new Set([channel])),
});
