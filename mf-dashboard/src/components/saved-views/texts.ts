import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the dialogs of saved views, loaded with the dialogs. */
export const viewTexts = createTexts<typeof ko>('mf-dashboard-saved-views', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
