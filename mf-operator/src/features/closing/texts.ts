import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of closing months, which no other page needs; its route loads them. */
export const closingTexts = createTexts<typeof ko>(
  'mf-operator-closing',
  (language) => import(`./locales/${language}.json`),
);
