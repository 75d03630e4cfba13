import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the dialog, loaded with it. */
export const explanationTexts = createTexts<typeof ko>('mf-dashboard-explanation', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
