/** The languages of the interface; Korean is the source. */
export const LANGUAGES = ['ko', 'en', 'zh-CN', 'zh-TW'] as const;

/** A language of the interface, as it stands in the cookie, in `<html lang>` and in Accept-Language. */
export type Language = (typeof LANGUAGES)[number];

/** The currencies money is shown in. */
export const CURRENCIES = ['KRW', 'USD'] as const;

/** A currency money is shown in. */
export type Currency = (typeof CURRENCIES)[number];

/** What a language calls itself; shown untranslated wherever a language is chosen. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  ko: '한국어',
  en: 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
};

const maximise = (tag: string) => {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    // Not a language tag at all, e.g. a mangled cookie.
    return undefined;
  }
};

/** The language of the interface that a tag means: Chinese by its script, others by their language. */
export const normaliseLanguage = (tag: string | null | undefined): Language | undefined => {
  const locale = tag ? maximise(tag) : undefined;
  if (locale?.language === 'zh') return locale.script === 'Hant' ? 'zh-TW' : 'zh-CN';
  return LANGUAGES.find((language) => language === locale?.language);
};

/** The currency that a word means, e.g. a cookie's. */
export const normaliseCurrency = (value: string | null | undefined): Currency | undefined =>
  CURRENCIES.find((currency) => currency === value);

/** The first of the wishes (cookie, then the domain's default) that is a language of the interface, else Korean. */
export const chooseLanguage = (...wishes: (string | null | undefined)[]): Language =>
  wishes.map(normaliseLanguage).find((language) => language !== undefined) ?? 'ko';

/** The first of the wishes (cookie, then the domain's default) that is a currency, else won. */
export const chooseCurrency = (...wishes: (string | null | undefined)[]): Currency =>
  wishes.map(normaliseCurrency).find((currency) => currency !== undefined) ?? 'KRW';
