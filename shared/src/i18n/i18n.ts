import { createInstance } from 'i18next';
import type { i18n as I18n } from 'i18next';
import type { Language } from './languages.ts';

/**
 * The i18next instance of the page, to which every package adds its texts under its own namespace. With a second instance,
 * remotes would miss changes of the language.
 */
export const i18n: I18n = createInstance();

/** Called with each key that has no text; tests fail on it. */
export type MissingKeyHandler = (language: string, namespace: string, key: string) => void;

/** Initialises i18next in a language; each package adds its texts later. */
export const initI18n = (language: Language, onMissingKey?: MissingKeyHandler): void => {
  void i18n.init({
    lng: language,
    // No fallback: a bare `zh` must not be used for either Chinese, and only the selected language is loaded.
    load: 'currentOnly',
    fallbackLng: false,
    ns: [],
    defaultNS: false,
    nsSeparator: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    saveMissing: onMissingKey !== undefined,
    ...(onMissingKey && {
      missingKeyHandler: (languages: readonly string[], namespace: string, key: string) =>
        languages.forEach((missingLanguage) => onMissingKey(missingLanguage, namespace, key)),
    }),
  });
};

/** Returns the language of the page. */
// The instance is only ever given a `Language`.
export const currentLanguage = (): Language => i18n.language as Language;
