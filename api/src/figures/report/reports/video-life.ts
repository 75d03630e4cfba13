import { addDays, type Day, type Period } from '../../../platform/calendar.ts';
import { MAX_PERIOD_DAYS } from '../scope/report-input.ts';

const earliest = (days: readonly Day[]) => days.reduce((a, b) => (a < b ? a : b));
const latest = (days: readonly Day[]) => days.reduce((a, b) => (a > b ? a : b));

type Publication = { publishedOn: Day | null; firstDelivered: Day | null };

/** The first day through `to` of which a video can have figures: its publication, or the first delivered day. */
export const findFirstDay = ({ publishedOn, firstDelivered }: Publication, to: Day): Day => {
  const known = [publishedOn, firstDelivered].filter((day) => day !== null);
  return earliest([latest([...known, addDays(to, 1 - MAX_PERIOD_DAYS)]), to]);
};

/**
 * The days of a period on which a video existed: from its publication, or from earlier figures. A video without either
 * has all days.
 */
export const listDaysOfLife = <ReportedDay extends { day: Day }>(
  days: readonly ReportedDay[],
  publishedOn: Day | null,
  rows: readonly { day: Day }[],
): ReportedDay[] => {
  const starts = [...rows.map(({ day }) => day), ...(publishedOn === null ? [] : [publishedOn])];
  if (starts.length === 0) return [...days];
  const start = earliest(starts);
  return days.filter(({ day }) => day >= start);
};

/** A period without the days before the first day with figures; a period without such days stays whole. */
export const startingAt = ({ from, to }: Period, first: Day | undefined): Period => ({
  from: first === undefined ? from : latest([from, first]),
  to,
});
