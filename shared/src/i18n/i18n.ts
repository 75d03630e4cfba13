import { createInstance } from 'i18next';
import type { i18n as I18n } from 'i18next';
import type { Language } from './languages.ts';

/**
 * The one instance of the page. Every package adds its texts to it under its own namespace; a second instance would
 * leave remotes behind when the language changes.
 */
export const i18n: I18n = createInstance();

/** Called with each key that has no text, so that tests can fail on it. */
export type MissingKeyHandler = (language: string, namespace: string, key: string) => void;

/** Starts the instance in the language of the page; texts come later, by each package. */
export const startI18n = (language: Language, onMissingKey?: MissingKeyHandler): void => {
  void i18n.init({
    lng: language,
    // A bare `zh` must never stand in for either Chinese, and only the chosen language is ever loaded.
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
        languages.forEach((missingIn) => onMissingKey(missingIn, namespace, key)),
    }),
  });
};

/** The language the page is shown in. */
// The instance is only ever given a `Language`.
export const currentLanguage = (): Language => i18n.language as Language;
