import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The detail's own texts, apart from those that every page of the remote starts with. */
export const detailTexts = createTexts<typeof ko>('mf-dashboard-video-detail', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
