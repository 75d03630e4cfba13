import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

export const texts = createTexts<typeof ko>('mf-operator', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
