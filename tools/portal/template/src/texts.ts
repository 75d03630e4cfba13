import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

export const texts = createTexts<typeof ko>(
  'mf-template',
  (language) => import(`./locales/${language}.json`),
);
