import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

export const mobileUploadTexts = createTexts<typeof ko>(
  'mf-content-guide-mobile-upload',
  (language) => import(`./locales/${language}.json`),
);
