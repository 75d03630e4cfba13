import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

export const authTexts = createTexts<typeof ko>(
  'mf-content-guide-auth',
  (language) => import(`./locales/${language}.json`),
);
