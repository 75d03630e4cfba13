import type { FileError } from '@portal/shared/http';
import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';

/** The codes of the file's errors that have texts of their own. */
const CODES = [
  'unknown_payee',
  'duplicate_payment',
  'exceeds_payable',
  'day_to_come',
  'bad_cell',
  'missing_column',
  'unknown_column',
  'duplicate_column',
  'ragged_row',
  'empty_file',
  'too_large',
  'blank_line',
  'bad_quotes',
  'bad_encoding',
] as const;

/** The columns whose cells have a rule of their own. */
const RULES = ['amount', 'currency', 'date', 'reference', 'rate'] as const;

const describeCode = (
  { code, column = '', value = '', nearest = '', first_line: first = 0 }: FileError,
  t: TranslateText<typeof ko>,
) => {
  if (code === 'unknown_payee' && value === '') return t('import.refused.unnamed_payee');
  if (code === 'bad_cell' && value === '') return t('import.refused.missing_cell', { column });
  const known = CODES.find((each) => each === code);
  const text = known && t(`import.refused.${known}`, { column, value, nearest, first });
  const rule = known === 'bad_cell' ? RULES.find((each) => each === column) : undefined;
  return rule ? `${text} – ${t(`import.rules.${rule}`)}` : text;
};

/** Why a row was refused, in the reader's language; undefined for what this build does not know. */
export const describeRefusal = (error: FileError, t: TranslateText<typeof ko>): string | undefined => {
  const { line } = error;
  if (line === undefined) return undefined;
  const text = describeCode(error, t);
  return text && `${t('import.line', { line })} ${text}`;
};
