/** The languages of the interface; Korean is the source language. */
export const LANGUAGES = ['ko', 'en', 'zh-CN', 'zh-TW'] as const;

/** A language of the interface, in the form of the cookie, `<html lang>` and `Accept-Language`. */
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name, shown untranslated in language menus. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ko: '한국어',
  en: 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
};

/** Creates a table with a value for each language. */
export const mapLanguages = <Value>(toValue: (language: Language) => Value): Record<Language, Value> =>
  // Each language is a key.
  Object.fromEntries(LANGUAGES.map((language) => [language, toValue(language)])) as Record<Language, Value>;
