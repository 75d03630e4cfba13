import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

export const indexTexts = createTexts<typeof ko>(
  'mf-content-guide-index',
  (language) => import(`./locales/${language}.json`),
);
