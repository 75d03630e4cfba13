import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of what a page is limited to, loaded with the first limit. */
export const limitTexts = createTexts<typeof ko>('mf-dashboard-limits', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
