import type { FileError } from '@portal/shared/http';
import type { Format, TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';
import type { Doubt } from './deliveries.api.ts';

type TextName = keyof (typeof ko)['deliveries']['doubt'];

const MICROS = 1_000_000;

/** The text of each doubt that the API has; those with the same figures share one. */
const doubtTexts: Readonly<Record<Doubt['code'], TextName>> = {
  cut_row: 'cut_row',
  repeated_rows: 'repeated_rows',
  no_registered_channel: 'no_registered_channel',
  new_owner: 'new_owner',
  running_days: 'running_days',
  past_days: 'past_days',
  month_runs: 'month_runs',
  fewer_facts: 'facts',
  fewer_channels: 'channels',
  fewer_views: 'views',
  more_views: 'views',
  fewer_revenue: 'revenue',
  more_revenue: 'revenue',
  below_nearby: 'below_nearby',
  above_nearby: 'above_nearby',
  missing_channels: 'missing_channels',
  empty_closing: 'empty_closing',
  uncovered_days: 'uncovered_days',
  uncovered_channels: 'uncovered_channels',
  below_estimate: 'estimate',
  above_estimate: 'estimate',
  reopened_days: 'reopened_days',
  owner_lacks_days: 'owner_lacks_days',
  fewer_rows: 'list',
  more_rows: 'list',
};

const isKnown = (code: string): code is Doubt['code'] => Object.hasOwn(doubtTexts, code);

const formatFigure = (format: Format, value: number | undefined, unit: string | undefined) => {
  if (value === undefined) return '–';
  return unit === 'usd_micros' ? format.money(value / MICROS, 'USD') : format.count(value);
};

/** A doubt in the reader's language; undefined for one that this build does not know or that has no figures. */
export const describeDoubt = (
  t: TranslateText<typeof ko>,
  format: Format,
  { code, expected, found, unit, owner = '' }: FileError,
): string | undefined => {
  if (!isKnown(code)) return undefined;
  const name = doubtTexts[code];
  // Versions of the server before figures had English texts only.
  if (expected === undefined && name !== code) return undefined;
  return t(`deliveries.doubt.${name}`, {
    expected: formatFigure(format, expected, unit),
    found: formatFigure(format, found, unit),
    owner,
  });
};
