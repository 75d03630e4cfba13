import { createTexts } from '../../i18n/index.ts';
import type ko from './locales/ko.json';

/** What forms say on their own. Apart from the other components' words, which every page loads with its start. */
export const formTexts = createTexts<typeof ko>('ui-form', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
