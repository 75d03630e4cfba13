import type { Language, Currency } from '@portal/shared/facts';
import { z } from 'zod';
import { decimal } from '../../../platform/export/export-table.ts';
import type { ColumnKind, ExportCell, ExportColumn } from '../../../platform/export/export-table.ts';
import { type ColumnName, getColumnTitle, getComparedTitle } from './export-texts.ts';
import type { Viewer } from '../scope/report-context.ts';
import { figures } from '../figures/figures.ts';
import { mapNames, getNames } from '../figures/sums.ts';

const kinds: Record<ColumnName, ColumnKind> = {
  ...mapNames(figures, (name) => figures[name].kind),
  engaged_rpm: 'price',
  video_id: 'id',
  channel_id: 'name',
  title: 'title',
  channel: 'name',
  published: 'day',
  track: 'name',
  isrc: 'id',
  shorts_count: 'count',
  member: 'name',
  email: 'name',
  channels: 'count',
  fee_rate: 'fee',
  gross: 'money',
  fee: 'money',
  net: 'money',
  date: 'day',
  country_code: 'label',
  country: 'name',
  share: 'share',
  month: 'label',
  status: 'label',
  usd_krw: 'rate',
  price: 'label',
  number: 'label',
  kind: 'label',
  part: 'fee',
  cause: 'label',
  withheld_from: 'money',
};

/** Who reads a file: its language, and the views by which it has prices. */
export type FileReader = Pick<Viewer, 'language' | 'pricedBy'>;

/** A column titled for the reader of the file; titles of amounts name the currency, that of a price the views that it is by. */
export const toExportColumn = (
  name: ColumnName,
  { language, pricedBy }: Pick<FileReader, 'language'> & Partial<FileReader>,
  currency?: Currency,
): ExportColumn => ({
  title: getColumnTitle(
    name === 'rpm' && pricedBy === 'engaged_views' ? 'engaged_rpm' : name,
    language,
    currency,
  ),
  kind: kinds[name],
  ...(currency && { currency }),
});

/** The same column for the comparison period. */
export const toComparisonColumn = (column: ExportColumn, language: Language): ExportColumn => ({
  ...column,
  title: getComparedTitle('comparison', language, column.title),
});

/** The same column for the channel's median. */
export const toMedianColumn = (column: ExportColumn, language: Language): ExportColumn => ({
  ...column,
  title: getComparedTitle('median', language, column.title),
});

/** Money is a string with a decimal, a count is a number. */
export const amount = (value: string | number | null): ExportCell =>
  typeof value === 'string' ? decimal(value) : value;

/** The figures of a report in the order of its tables. */
export const figureColumns = getNames(figures);

/** The query parameter of an export that chooses columns, beside those that identify a row; to be spread into its query. */
export const listChosenColumns = <Name extends string>(names: readonly [Name, ...Name[]]) => ({
  columns: z
    .string()
    .default(names.join(','))
    .transform((list) => (list === '' ? [] : list.split(',')))
    .pipe(z.array(z.enum(names)))
    .transform((chosen) => [...new Set(chosen)])
    .describe(
      `The columns of the file in their order, separated by commas: ${names.join(', ')}. Columns that identify a row precede them.`,
    ),
});
