import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

export const pcUploadTexts = createTexts<typeof ko>(
  'mf-content-guide-pc-upload',
  (language) => import(`./locales/${language}.json`),
);
