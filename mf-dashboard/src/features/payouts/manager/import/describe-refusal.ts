import type { FileError } from '@portal/shared/http';
import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';

/** The codes of the file's errors that have texts of their own. */
const CODES = [
  'unknown_payee',
  'duplicate_payment',
  'exceeds_payable',
  'bad_cell',
  'missing_column',
  'unknown_column',
  'duplicate_column',
  'ragged_row',
  'empty_file',
] as const;

/** The position that the server writes: "line 3, column 2 (amount)". */
const PLACE = /^line (\d+)(?:, column \d+)?(?: \((.+)\))?$/;

/** Why a row was refused, in the reader's language; undefined for what this build does not know. */
export const describeRefusal = (
  { path, code, value = '' }: FileError,
  t: TranslateText<typeof ko>,
): string | undefined => {
  const known = CODES.find((each) => each === code);
  const [, line, column = ''] = PLACE.exec(path) ?? [];
  if (known === undefined || line === undefined) return undefined;
  return `${t('import.line', { line: Number(line) })} ${t(`import.refused.${known}`, { column, value })}`;
};
