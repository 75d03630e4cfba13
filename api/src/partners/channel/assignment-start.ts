import { toPacificDay } from '../../platform/clock.ts';
import { AppError } from '../../errors/app-error.ts';
import type { FieldHint } from '../../errors/field-errors.ts';

/** Why an assignment of a channel cannot begin earlier. */
export const startReasons = ['registered', 'closed', 'other_member'] as const;
export type StartReason = (typeof startReasons)[number];

/** The first day on which a change of a channel's assignments may begin. */
export type EarliestStart = { day: string; reason: StartReason };

export type StartLimits = {
  registeredAt: Date;
  /** The first day whose revenue is not final; statements of days before it were made. */
  firstOpenDay: string | undefined;
  /** The day after the last one of a member who no longer has the channel and whom a change must not take money from. */
  lastEnd: string | undefined;
  today: string;
};

/** The day before which nothing may change. A change from today on is always possible. */
export const findEarliestStart = ({
  registeredAt,
  firstOpenDay,
  lastEnd,
  today,
}: StartLimits): EarliestStart => {
  const limits: [string | undefined, StartReason][] = [
    [toPacificDay(registeredAt), 'registered'],
    [firstOpenDay, 'closed'],
    [lastEnd, 'other_member'],
  ];
  const latest = limits.reduce<EarliestStart>(
    (found, [day, reason]) => (day !== undefined && day > found.day ? { day, reason } : found),
    { day: '', reason: 'registered' },
  );
  return latest.day > today ? { ...latest, day: today } : latest;
};

const hints = {
  registered: 'from_registered',
  closed: 'from_closed',
  other_member: 'from_other_member',
} as const satisfies Record<StartReason, FieldHint>;

/** @throws AppError `validation` when a change cannot begin on this day */
export const checkStart = (from: string, { day, reason }: EarliestStart, today: string) => {
  if (from > today)
    throw new AppError('validation', {
      fields: [{ path: 'from', code: 'too_big', hint: 'from_future', limit: today }],
    });
  if (from < day)
    throw new AppError('validation', {
      fields: [{ path: 'from', code: 'too_small', hint: hints[reason], limit: day }],
    });
};
