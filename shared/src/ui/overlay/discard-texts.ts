import { createTexts } from '../../i18n/index.ts';
import type ko from './locales/ko.json';

/** The texts of the question before a modal or page is left; loaded with the code of modals. */
export const discardTexts = createTexts<typeof ko>(
  'ui-modal',
  (language) => import(`./locales/${language}.json`),
);
