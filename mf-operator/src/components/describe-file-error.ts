import type { FileError } from '@portal/shared/http';
import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../locales/ko.json';

/** The codes of errors with texts of their own; the server's messages for others are in English. */
const CODES = ['unknown_value', 'language_without_vocals'] as const;

/** The codes of refused covers and previews. */
const MEDIA_CODES = [
  'no_picture',
  'too_many_pixels',
  'unknown_cover',
  'no_audio',
  'too_long',
  'unknown_preview',
  'too_large',
  'address_refused',
  'fetch_failed',
] as const;

/** Why a cover or a preview was refused, in the reader's language; undefined for what has no text. */
export const describeMediaError = ({ code }: FileError, t: TranslateText<typeof ko>): string | undefined => {
  const known = MEDIA_CODES.find((each) => each === code);
  return known && t(`faults.media.${known}`);
};

/** What is wrong with a cell, in the reader's language; undefined for what has no text. */
export const describeFileError = (error: FileError, t: TranslateText<typeof ko>): string | undefined => {
  const { code, column, value = '', nearest = '' } = error;
  if (column === undefined) return undefined;
  const known = CODES.find((each) => each === code);
  const media = describeMediaError(error, t);
  if (known === undefined && media === undefined) return undefined;
  return known
    ? t(`faults.codes.${known}`, { column, value, nearest })
    : `${t('faults.cell', { column, value })} ${media}`;
};
