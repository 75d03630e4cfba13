import { customPeriod } from './period.ts';
import type { DateRange, Period, PeriodPreset } from './period.ts';
import { countDays } from './plain-date.ts';

/** A period while it is being chosen: the days stay when a preset is looked at and left again. */
export type PeriodDraft = { preset: PeriodPreset | 'custom'; from: string; to: string };

/** The longest period the server answers, about three years. */
const MOST_DAYS = 1_100;

/** What keeps a draft from being a period. */
export type DraftProblem = 'incomplete' | 'order' | 'long';

export const draftOf = (period: Period, range: DateRange | undefined): PeriodDraft => ({
  preset: period.preset,
  from: range?.from ?? '',
  to: range?.to ?? '',
});

export const draftProblem = ({ preset, from, to }: PeriodDraft): DraftProblem | undefined => {
  if (preset !== 'custom') return undefined;
  if (!from || !to) return 'incomplete';
  if (from > to) return 'order';
  return countDays(from, to) > MOST_DAYS ? 'long' : undefined;
};

/** The period a draft stands for; `undefined` while something is wrong with it. */
export const periodOf = (draft: PeriodDraft): Period | undefined => {
  if (draftProblem(draft)) return undefined;
  return draft.preset === 'custom' ? customPeriod(draft.from, draft.to) : { preset: draft.preset };
};
