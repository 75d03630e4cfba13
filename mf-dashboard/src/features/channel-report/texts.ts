import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the channel report, which no other page needs; its route loads them. */
export const channelReportTexts = createTexts<typeof ko>(
  'mf-dashboard-channel-report',
  (language) => import(`./locales/${language}.json`),
);
