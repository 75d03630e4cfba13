import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the dialog, loaded with it. */
export const explanationTexts = createTexts<typeof ko>(
  'mf-dashboard-explanation',
  (language) => import(`./locales/${language}.json`),
);
