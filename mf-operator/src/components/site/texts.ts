import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of sites, which no other page of the remote needs; their routes load them. */
export const siteTexts = createTexts<typeof ko>('mf-operator-site', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
