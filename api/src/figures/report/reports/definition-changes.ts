import type { Day, Period } from '../../../platform/calendar.ts';

/** The changes of what YouTube counts that trends mark, and the day of each. */
const days = {
  // Since this day every start or replay of a Short is a view; engaged views keep the former definition.
  shorts_views: '2025-03-31',
  // Since this day the same holds for videos of all formats.
  all_views: '2026-08-24',
} as const satisfies Record<string, Day>;

export type DefinitionChange = keyof typeof days;

// `Object.keys` returns `string[]`.
export const definitionChanges = Object.keys(days) as [DefinitionChange, ...DefinitionChange[]];

/** The changes that happened in a period. */
export const listDefinitionChanges = ({ from, to }: Period) =>
  definitionChanges.flatMap((change) => {
    const day = days[change];
    return from <= day && day <= to ? [{ day, change }] : [];
  });

/** The changes that only some days of two periods come after, so that what they count is not the same. */
export const listChangesBetween = (period: Period, compared: Period) => {
  const from = period.from < compared.from ? period.from : compared.from;
  const to = period.to > compared.to ? period.to : compared.to;
  // From its own day on, all days are counted alike.
  return listDefinitionChanges({ from, to }).filter(({ day }) => day !== from);
};

/** The day of the last change that a day comes after; undefined without any. Earlier days count something else. */
export const findLastChange = (day: Day): Day | undefined =>
  Object.values(days).findLast((change) => change <= day);
