import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the shell that every page needs. */
export const shellTexts = createTexts<typeof ko>('shell', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
