import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the video report, which no other page needs; its route loads them. */
export const videoReportTexts = createTexts<typeof ko>(
  'mf-dashboard-video-report',
  (language) => import(`./locales/${language}.json`),
);
