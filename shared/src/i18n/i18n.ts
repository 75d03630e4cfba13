import { createInstance } from 'i18next';
import type { i18n as I18n } from 'i18next';
import type { Language } from '../facts/index.ts';

/**
 * The i18next instance of the page, to which every package adds its texts under its own namespace. With a second instance,
 * remotes would miss changes of the language.
 */
export const i18n: I18n = createInstance();

/** Called with each key that has no text; tests fail on it. */
export type MissingKeyHandler = (language: string, namespace: string, key: string) => void;

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A value of a text between the signs that isolate its direction, if it has one of its own. */
const isolate = (value: string) => (RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value);

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
    // React escapes; a value that runs from right to left must not turn the words beside it.
    interpolation: { escapeValue: true, escape: isolate },
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
