import type { FileError } from '@portal/shared/http';
import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../locales/ko.json';

/** The codes of errors with texts of their own; the server's messages for others are in English. */
const CODES = ['unknown_value', 'language_without_vocals'] as const;

/** The position that the server writes: "line 3 (mood)". */
const PLACE = /^line (\d+)(?:, column \d+)? \((.+)\)$/;

/** What is wrong with a cell, in the reader's language; undefined for what has no text. */
export const describeFileError = (
  { path, code, value = '', nearest = '' }: FileError,
  t: TranslateText<typeof ko>,
): string | undefined => {
  const known = CODES.find((each) => each === code);
  const [, line, column = ''] = PLACE.exec(path) ?? [];
  if (known === undefined || line === undefined) return undefined;
  return `${t('faults.line', { line: Number(line) })} ${t(`faults.codes.${known}`, { column, value, nearest })}`;
};
