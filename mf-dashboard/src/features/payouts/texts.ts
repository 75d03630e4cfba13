import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the payouts, which no other page needs; its route loads them. */
export const payoutTexts = createTexts<typeof ko>(
  'mf-dashboard-payouts',
  (language) => import(`./locales/${language}.json`),
);
