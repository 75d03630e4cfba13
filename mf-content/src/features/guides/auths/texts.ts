import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

export const authsTexts = createTexts<typeof ko>(
  'mf-content-guide-auths',
  (language) => import(`./locales/${language}.json`),
);
