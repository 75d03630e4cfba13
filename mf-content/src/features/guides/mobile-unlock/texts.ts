import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

export const mobileUnlockTexts = createTexts<typeof ko>(
  'mf-content-guide-mobile-unlock',
  (language) => import(`./locales/${language}.json`),
);
