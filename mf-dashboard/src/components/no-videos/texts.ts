import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of a list without videos, loaded with it. */
export const noVideosTexts = createTexts<typeof ko>(
  'mf-dashboard-no-videos',
  (language) => import(`./locales/${language}.json`),
);
