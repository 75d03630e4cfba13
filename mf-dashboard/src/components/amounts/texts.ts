import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the choice between net and gross, loaded with the first chosen member. */
export const amountsTexts = createTexts<typeof ko>(
  'mf-dashboard-amounts',
  (language) => import(`./locales/${language}.json`),
);
