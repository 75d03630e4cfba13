import { createTexts } from '../../i18n/index.ts';
import type ko from './locales/ko.json';

/** The export menu's own texts; separate from `uiTexts`, which every page loads at its start. */
export const exportTexts = createTexts<typeof ko>('ui-export', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
