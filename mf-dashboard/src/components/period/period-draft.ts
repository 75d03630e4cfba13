import { customPeriod, MAX_PERIOD_DAYS } from './period.ts';
import type { DateRange, Period, PeriodPreset } from './period.ts';
import { countDays } from './plain-date.ts';

/** A period during editing; the days stay when a preset is selected and deselected. */
export type PeriodDraft = {
  preset: PeriodPreset | 'custom';
  /** Undefined until the latest day is known. */
  range: DateRange | undefined;
};

export const createPeriodDraft = (period: Period, range: DateRange | undefined): PeriodDraft => ({
  preset: period.preset,
  range,
});

export const isTooLong = ({ preset, range }: PeriodDraft): boolean =>
  preset === 'custom' && range !== undefined && countDays(range.from, range.to) > MAX_PERIOD_DAYS;

/** The period of a draft; undefined while it is incomplete or too long. */
export const toPeriod = (draft: PeriodDraft): Period | undefined => {
  if (isTooLong(draft)) return undefined;
  return draft.preset === 'custom'
    ? customPeriod(draft.range?.from, draft.range?.to)
    : { preset: draft.preset };
};
