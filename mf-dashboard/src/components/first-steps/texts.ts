import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the first steps, loaded with them. */
export const firstStepsTexts = createTexts<typeof ko>(
  'mf-dashboard-first-steps',
  (language) => import(`./locales/${language}.json`),
);
