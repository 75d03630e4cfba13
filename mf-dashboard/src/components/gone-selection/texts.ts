import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of a selection that is gone, loaded with it. */
export const goneSelectionTexts = createTexts<typeof ko>(
  'mf-dashboard-gone-selection',
  (language) => import(/* webpackChunkName: "gone-selection" */ `./locales/${language}.json`),
);
