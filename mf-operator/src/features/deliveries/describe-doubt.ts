import type { Format, TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';
import type { Doubt } from './deliveries.api.ts';

type TextName = keyof (typeof ko)['deliveries']['doubt'];

const MICROS = 1_000_000;

/** Doubts with the same figures have the same text. */
const sharedTexts: Readonly<Record<string, TextName>> = {
  fewer_facts: 'facts',
  fewer_channels: 'channels',
  fewer_views: 'views',
  more_views: 'views',
  fewer_revenue: 'revenue',
  more_revenue: 'revenue',
  below_estimate: 'estimate',
  above_estimate: 'estimate',
  fewer_rows: 'list',
  more_rows: 'list',
};

const ownTexts: readonly TextName[] = [
  'cut_row',
  'repeated_rows',
  'no_registered_channel',
  'new_owner',
  'running_days',
  'past_days',
  'month_runs',
  'below_nearby',
  'above_nearby',
  'missing_channels',
  'empty_closing',
  'uncovered_days',
  'uncovered_channels',
  'reopened_days',
  'owner_lacks_days',
];

const formatFigure = (format: Format, value: number | undefined, unit: string | undefined) => {
  if (value === undefined) return '–';
  return unit === 'usd_micros' ? format.money(value / MICROS, 'USD') : format.count(value);
};

/** A doubt in the reader's language; undefined for one that this build does not know or that has no figures. */
export const describeDoubt = (
  t: TranslateText<typeof ko>,
  format: Format,
  { code, expected, found, unit, owner = '' }: Doubt,
): string | undefined => {
  const name = sharedTexts[code] ?? ownTexts.find((text) => text === code);
  if (name === undefined || (code in sharedTexts && expected === undefined)) return undefined;
  return t(`deliveries.doubt.${name}`, {
    expected: formatFigure(format, expected, unit),
    found: formatFigure(format, found, unit),
    owner,
  });
};
