import { createTexts } from '../../i18n/index.ts';
import type ko from './locales/ko.json';

/** The few words the components say on their own; whoever shows the first component loads them beforehand. */
export const uiTexts = createTexts<typeof ko>('ui', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
