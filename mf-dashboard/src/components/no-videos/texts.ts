import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of a list without videos, loaded with it. */
export const noVideosTexts = createTexts<typeof ko>('mf-dashboard-no-videos', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
