import { CURRENCIES, LANGUAGES } from '../facts/index.ts';
import type { Currency, Language } from '../facts/index.ts';

const maximise = (tag: string) => {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    // Not a language tag, e.g. a damaged cookie.
    return undefined;
  }
};

/** Returns the supported language of a BCP 47 tag, Chinese by script; undefined for other languages and invalid tags. */
export const normaliseLanguage = (tag: string | null | undefined): Language | undefined => {
  const locale = tag ? maximise(tag) : undefined;
  if (locale?.language === 'zh') return locale.script === 'Hant' ? 'zh-TW' : 'zh-CN';
  return LANGUAGES.find((language) => language === locale?.language);
};

/** Returns the value if it is a supported currency, else undefined. */
export const normaliseCurrency = (value: string | null | undefined): Currency | undefined =>
  CURRENCIES.find((currency) => currency === value);

/** Returns the first supported language of the candidates (cookie, then the domain's default), else `ko`. */
export const chooseLanguage = (...candidates: (string | null | undefined)[]): Language =>
  candidates.map(normaliseLanguage).find((language) => language !== undefined) ?? 'ko';

/** Returns the first supported currency of the candidates (cookie, then the domain's default), else `KRW`. */
export const chooseCurrency = (...candidates: (string | null | undefined)[]): Currency =>
  candidates.map(normaliseCurrency).find((currency) => currency !== undefined) ?? 'KRW';
