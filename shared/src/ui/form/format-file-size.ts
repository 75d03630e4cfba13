import type { Language } from '../../i18n/index.ts';

const UNITS = ['kilobyte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a file size in bytes with the largest fitting decimal unit (1 kB is 1,000 bytes, as on YouTube and macOS). */
export const formatFileSize = (bytes: number, language: Language): string => {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const parts = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'kilobyte',
    maximumFractionDigits: 1,
  }).formatToParts(bytes / 1000 ** step);
  // Some languages have no symbol for bytes in CLDR, only the English word.
  return parts.map(({ type, value }) => (step === 0 && type === 'unit' ? 'B' : value)).join('');
};
