import type { Language } from '../../i18n/index.ts';

const UNITS = ['kilobyte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file's size in the unit that gives it few digits, in thousands as YouTube and macOS count. */
export const fileSize = (bytes: number, language: Language): string => {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const parts = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'kilobyte',
    maximumFractionDigits: 1,
  }).formatToParts(bytes / 1000 ** step);
  // Bytes have a sign of their own only in some languages; in others they are the English word.
  return parts.map(({ type, value }) => (step === 0 && type === 'unit' ? 'B' : value)).join('');
};
