import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The shell's own texts. */
export const shellTexts = createTexts<typeof ko>('shell', {
  ko: () => import(/* webpackChunkName: "texts-ko" */ './locales/ko.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  'zh-CN': () => import(/* webpackChunkName: "texts-zh-CN" */ './locales/zh-CN.json'),
  'zh-TW': () => import(/* webpackChunkName: "texts-zh-TW" */ './locales/zh-TW.json'),
});
