import { z } from 'zod';
import { fileErrorSchema } from '../../../platform/http/problem.ts';
import type { Day } from '../../../platform/calendar.ts';
import type { FileError } from '../../../platform/csv/file-error.ts';

/** Reasons to doubt a delivery that has no error. Pages translate them by these codes, whose list the API's schema has. */
export const doubtCodes = [
  'cut_row',
  'repeated_rows',
  'no_registered_channel',
  'new_owner',
  'running_days',
  'past_days',
  'month_runs',
  'fewer_facts',
  'fewer_channels',
  'fewer_views',
  'fewer_revenue',
  'more_views',
  'more_revenue',
  'below_nearby',
  'above_nearby',
  'missing_channels',
  'empty_closing',
  'uncovered_days',
  'uncovered_channels',
  'below_estimate',
  'above_estimate',
  'reopened_days',
  'owner_lacks_days',
  'fewer_rows',
  'more_rows',
] as const;
export type DoubtCode = (typeof doubtCodes)[number];

/** A doubt in a response, and in the audit log. */
export const doubtSchema = fileErrorSchema.extend({ code: z.enum(doubtCodes) }).meta({ id: 'Doubt' });

/** What `expected` and `found` count; money is in millionths of a dollar. */
export const doubtUnits = ['rows', 'facts', 'channels', 'days', 'views', 'usd_micros'] as const;
export type DoubtUnit = (typeof doubtUnits)[number];

/** The settings that say how far figures may differ. */
export const doubtSettings = ['MAX_DECREASE_PERCENT', 'MAX_DEVIATION_FACTOR'] as const;

type Figures = {
  expected: number;
  found: number;
  unit: DoubtUnit;
  /** Its limit decides about the doubt. */
  setting?: (typeof doubtSettings)[number] | undefined;
};

/** What a doubt is about; without an account it is about all of them. */
export type DoubtSubject = {
  day?: Day | undefined;
  /** `YYYY-MM` */
  month?: string | undefined;
  /** The e-mail address of the account's manager. */
  account?: string | undefined;
  /** Another content owner than that of the file. */
  owner?: string | undefined;
};

export type Doubt = FileError &
  DoubtSubject &
  Partial<Figures> & {
    code: DoubtCode;
    /** What takes the delivery in all the same: a reason, or nothing. */
    accept: 'force' | 'never';
  };

/** No reason makes figures of days final that have not been yet. */
const NEVER_ACCEPTED: ReadonlySet<DoubtCode> = new Set(['month_runs']);

export const createDoubt = (
  code: DoubtCode,
  message: string,
  {
    path,
    ...about
  }: DoubtSubject & Partial<Figures> & { /** @default the day or month, and the account */ path?: string },
): Doubt => ({
  path: path ?? `${about.day ?? about.month ?? 'the month'}, ${about.account ?? 'all accounts'}`,
  code,
  message,
  accept: NEVER_ACCEPTED.has(code) ? 'never' : 'force',
  ...about,
});

/** An amount with its unit, for messages. */
export const formatFigure = (value: number, unit: DoubtUnit) =>
  unit === 'usd_micros' ? `$${(value / 1_000_000).toFixed(2)}` : String(value);

/** What of two figures is found where the other one was expected. */
export const describeFigures = (name: string, { expected, found, unit }: Figures) => {
  const [is, was] = [formatFigure(found, unit), formatFigure(expected, unit)];
  return `${name} ${is} instead of ${was}, ${describeChange(expected, found)}`;
};

const describeChange = (expected: number, found: number) => {
  if (found < expected) return `${Math.round((1 - found / expected) * 100)} % less.`;
  return expected > 0 ? `${Math.round(found / expected)} times as much.` : 'more.';
};

const MAX_NAMED = 5;

/** The first of many names. */
export const nameSome = (names: readonly string[]) =>
  `${names.slice(0, MAX_NAMED).join(', ')}${names.length > MAX_NAMED ? ', …' : ''}`;
