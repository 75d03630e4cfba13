import { createTexts } from '../../i18n/index.ts';
import type ko from './locales/ko.json';

/** The form components' own texts; separate from `uiTexts`, which every page loads at its start. */
export const formTexts = createTexts<typeof ko>(
  'ui-form',
  (language) => import(`./locales/${language}.json`),
);
