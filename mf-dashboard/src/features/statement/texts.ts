import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the statement, which no other page needs; its route loads them. */
export const statementTexts = createTexts<typeof ko>(
  'mf-dashboard-statement',
  (language) => import(`./locales/${language}.json`),
);
