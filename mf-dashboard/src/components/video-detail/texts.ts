import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the video detail, loaded separately from the remote's texts. */
export const detailTexts = createTexts<typeof ko>(
  'mf-dashboard-video-detail',
  (language) => import(`./locales/${language}.json`),
);
