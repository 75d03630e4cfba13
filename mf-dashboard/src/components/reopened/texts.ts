import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of reopened statements, loaded with their list. */
export const reopenedTexts = createTexts<typeof ko>(
  'mf-dashboard-reopened',
  (language) => import(`./locales/${language}.json`),
);
