import type { Language } from '../../platform/http/languages.ts';

// CLDR's Korean name is the formal transcription; everybody says 호주.
const everydayNames: Partial<Record<Language, Readonly<Record<string, string>>>> = { ko: { AU: '호주' } };

/** Territories whose long name is a political description. */
const shortNamed = ['HK', 'MO'];

/** Names countries by their codes, as the pages do. */
export const countryNamer = (language: Language) => {
  const long = new Intl.DisplayNames(language, { type: 'region' });
  const short = new Intl.DisplayNames(language, { type: 'region', style: 'short' });
  return (code: string): string =>
    everydayNames[language]?.[code] ?? (shortNamed.includes(code) ? short : long).of(code) ?? code;
};
