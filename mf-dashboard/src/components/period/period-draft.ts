import { customPeriod } from './period.ts';
import type { DateRange, Period, PeriodPreset } from './period.ts';
import { countDays } from './plain-date.ts';

/** A period while it is being chosen: the days stay when a preset is looked at and left again. */
export type PeriodDraft = {
  preset: PeriodPreset | 'custom';
  /** Unknown until it is known how far the data reach. */
  range: DateRange | undefined;
};

/** The longest period the server answers, about three years. */
const MOST_DAYS = 1_100;

export const draftOf = (period: Period, range: DateRange | undefined): PeriodDraft => ({
  preset: period.preset,
  range,
});

export const isTooLong = ({ preset, range }: PeriodDraft): boolean =>
  preset === 'custom' && range !== undefined && countDays(range.from, range.to) > MOST_DAYS;

/** The period a draft stands for; `undefined` while it is none. */
export const periodOf = (draft: PeriodDraft): Period | undefined => {
  if (isTooLong(draft)) return undefined;
  return draft.preset === 'custom'
    ? customPeriod(draft.range?.from, draft.range?.to)
    : { preset: draft.preset };
};
