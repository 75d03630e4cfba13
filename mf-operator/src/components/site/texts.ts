import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of sites, which no other page of the remote needs; their routes load them. */
export const siteTexts = createTexts<typeof ko>(
  'mf-operator-site',
  (language) => import(`./locales/${language}.json`),
);
