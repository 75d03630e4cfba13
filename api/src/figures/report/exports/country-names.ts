import type { Language } from '@portal/shared/facts';

// CLDR's Korean name is the formal transcription 오스트레일리아; 호주 is the usual name.
const everydayNames: Partial<Record<Language, Readonly<Record<string, string>>>> = { ko: { AU: '호주' } };

/** Territories with a political description as their long name. */
const shortNamed = ['HK', 'MO'];

/** Returns a function that names a country by its code, with the same names as the pages. */
export const createCountryNamer = (language: Language) => {
  const long = new Intl.DisplayNames(language, { type: 'region' });
  const short = new Intl.DisplayNames(language, { type: 'region', style: 'short' });
  return (code: string): string =>
    everydayNames[language]?.[code] ?? (shortNamed.includes(code) ? short : long).of(code) ?? code;
};
