import type { Language } from '../../facts/index.ts';
import { NO_VALUE } from './decimal.ts';

// CLDR has the formal transcription; 호주 is the common name.
const NAME_OVERRIDES: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  ko: { AU: '호주' },
};

/** Territories whose long name in CLDR is a political description. */
const SHORT_NAME_REGIONS: readonly string[] = ['HK', 'MO'];

/** Creates the formats of names in one language. */
export const createNameFormat = (language: Language) => {
  const long = new Intl.DisplayNames(language, { type: 'region' });
  const short = new Intl.DisplayNames(language, { type: 'region', style: 'short' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const collator = new Intl.Collator(language, { numeric: true });
  return {
    /** The name of a country by its ISO 3166 alpha-2 code; an unknown code is returned unchanged. */
    country: (code: string | null | undefined) => {
      if (!code) return NO_VALUE;
      if (!/^[A-Za-z]{2}$/.test(code)) return code;
      const names = SHORT_NAME_REGIONS.includes(code) ? short : long;
      return NAME_OVERRIDES[language]?.[code] ?? names.of(code) ?? code;
    },
    /** A, B, and C. */
    list: (items: readonly string[]) => list.format(items),
    /** Compares names in the order of the language, digits by value. */
    compareNames: (a: string, b: string) => collator.compare(a, b),
  };
};
