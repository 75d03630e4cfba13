import { createTexts } from '../../i18n/index.ts';
import type ko from './locales/ko.json';

/** The export menu's own texts; separate from `uiTexts`, which every page loads at its start. */
export const exportTexts = createTexts<typeof ko>(
  'ui-export',
  (language) =>
    // One chunk, because the start-up script has a hash for each.
    import(/* webpackChunkName: "export-texts" */ `./locales/${language}.json`),
);
