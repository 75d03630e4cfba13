import type { Day } from '../report/calendar.ts';

/** What a file does to a day. `kept`: the same content is there already; `ignored`: something newer is. */
export type DayAction = 'added' | 'replaced' | 'kept' | 'ignored';

export type Delivery = {
  createdAt: Date;
  digest: string;
};

/** Decides for each day of a file by what is there: the later report wins, whatever order they arrive in. */
export const decideDays = (
  days: readonly Day[],
  { file, present }: { file: Delivery; present: ReadonlyMap<Day, Delivery> },
): { day: Day; action: DayAction }[] =>
  days.map((day) => {
    const there = present.get(day);
    if (!there) return { day, action: 'added' };
    if (there.digest === file.digest) return { day, action: 'kept' };
    return { day, action: there.createdAt <= file.createdAt ? 'replaced' : 'ignored' };
  });

export type IngestOutcome = 'ingested' | 'replaced' | 'duplicate' | 'superseded' | 'empty';

/** The one word for what happened to the whole file. */
export const outcomeOf = (decisions: readonly { action: DayAction }[]): IngestOutcome => {
  const has = (action: DayAction) => decisions.some((decision) => decision.action === action);
  if (has('replaced')) return 'replaced';
  if (has('added')) return 'ingested';
  if (has('ignored')) return 'superseded';
  return has('kept') ? 'duplicate' : 'empty';
};
