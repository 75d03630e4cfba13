import { addDays } from '@portal/shared/i18n';

/** Sorted days as ranges of days that follow each other. */
export const groupDays = (days: readonly string[]): { from: string; to: string }[] => {
  const ranges: { from: string; to: string }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
};
