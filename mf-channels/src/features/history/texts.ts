import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the assignment history, loaded separately from the remote's texts. */
export const historyTexts = createTexts<typeof ko>(
  'mf-channels-history',
  (language) => import(`./locales/${language}.json`),
);
