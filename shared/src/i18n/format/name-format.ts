import type { Language } from '../languages.ts';
import { NO_VALUE } from './decimal.ts';

// CLDR's Korean name is the formal transcription; everybody says 호주.
const EVERYDAY_NAMES: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  ko: { AU: '호주' },
};

/** Territories whose long name is a political description. */
const SHORT_NAMED: readonly string[] = ['HK', 'MO'];

/** The formats of names in one language. */
export const createNameFormat = (language: Language) => {
  const long = new Intl.DisplayNames(language, { type: 'region' });
  const short = new Intl.DisplayNames(language, { type: 'region', style: 'short' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const collator = new Intl.Collator(language, { numeric: true });
  return {
    /** The name of a country by its two-letter code; an unknown code is shown as it is. */
    country: (code: string | null | undefined) => {
      if (!code) return NO_VALUE;
      if (!/^[A-Za-z]{2}$/.test(code)) return code;
      const names = SHORT_NAMED.includes(code) ? short : long;
      return EVERYDAY_NAMES[language]?.[code] ?? names.of(code) ?? code;
    },
    /** A, B, and C. */
    list: (items: readonly string[]) => list.format(items),
    /** Orders names as the language does, digits by value. */
    compareNames: (a: string, b: string) => collator.compare(a, b),
  };
};
