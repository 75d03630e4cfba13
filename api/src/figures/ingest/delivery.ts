import type { Day } from '../../platform/calendar.ts';

/** How a file changes a day. `kept`: the day has the same content already; `ignored`: it has a newer report. */
export type DayAction = 'added' | 'replaced' | 'kept' | 'ignored';

export type Delivery = {
  createdAt: Date;
  digest: string;
};

/** Decides for each day of a file how it changes; the report with the later creation time wins, in any order of arrival. */
export const decideDays = (
  days: readonly Day[],
  { file, present }: { file: Delivery; present: ReadonlyMap<Day, Delivery> },
): { day: Day; action: DayAction }[] =>
  days.map((day) => {
    const existing = present.get(day);
    if (!existing) return { day, action: 'added' };
    if (existing.digest === file.digest) return { day, action: 'kept' };
    return { day, action: existing.createdAt <= file.createdAt ? 'replaced' : 'ignored' };
  });

export const ingestOutcomes = ['ingested', 'replaced', 'duplicate', 'superseded', 'empty'] as const;
export type IngestOutcome = (typeof ingestOutcomes)[number];

/** Summarises the decisions about a file's days. */
export const decideOutcome = (decisions: readonly { action: DayAction }[]): IngestOutcome => {
  const has = (action: DayAction) => decisions.some((decision) => decision.action === action);
  if (has('replaced')) return 'replaced';
  if (has('added')) return 'ingested';
  if (has('ignored')) return 'superseded';
  return has('kept') ? 'duplicate' : 'empty';
};
