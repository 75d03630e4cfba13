import type { Language } from '@portal/shared/facts';
import { createTexts } from '../../../texts/create-texts.ts';
import type ko from './locales/ko.json';

const findText = createTexts<typeof ko>(import.meta.dirname);

export type ColumnName = keyof (typeof ko)['column'];

/** The title of a column, with the currency of its amounts. */
export const getColumnTitle = (column: ColumnName, language: Language, currency = ''): string =>
  findText(language, `column.${column}`, { currency });

/** The title of a column that has what another one is compared with. */
export const getComparedTitle = (
  kind: keyof (typeof ko)['compared'],
  language: Language,
  column: string,
): string => findText(language, `compared.${kind}`, { column });

/** The name of a sheet, a summary row or a state. */
export const getExportName = (name: keyof (typeof ko)['name'], language: Language): string =>
  findText(language, `name.${name}`);
