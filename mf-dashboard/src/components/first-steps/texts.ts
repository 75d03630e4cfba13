import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the first steps, loaded with them. */
export const firstStepsTexts = createTexts<typeof ko>('mf-dashboard-first-steps', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
