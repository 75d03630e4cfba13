import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of reopened statements, loaded with their list. */
export const reopenedTexts = createTexts<typeof ko>('mf-dashboard-reopened', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
