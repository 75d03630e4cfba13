import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the dialogs of saved views, loaded with the dialogs. */
export const viewTexts = createTexts<typeof ko>(
  'mf-dashboard-saved-views',
  (language) => import(`./locales/${language}.json`),
);
