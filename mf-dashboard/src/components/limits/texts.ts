import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of what a page is limited to, loaded with the first limit. */
export const limitTexts = createTexts<typeof ko>(
  'mf-dashboard-limits',
  (language) => import(`./locales/${language}.json`),
);
