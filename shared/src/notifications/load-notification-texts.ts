import type { TextLoaders } from '../i18n/texts.ts';

/** Loads the sentences of notifications in a language, for `createTexts`. */
export const loadNotificationTexts: TextLoaders = (language) => import(`./locales/${language}.json`);
