import type { Day, Period } from '../../../platform/calendar.ts';

/** The changes of what YouTube counts that trends mark, and the day of each. */
const days = {
  // Since this day every start or replay of a Short is a view; engaged views keep the former definition.
  shorts_views: '2025-03-31',
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
