import { createTexts } from '../../i18n/index.ts';
import type ko from './locales/ko.json';

/** The export menu's own texts; separate from `uiTexts`, which every page loads at its start. */
export const exportTexts = createTexts<typeof ko>('ui-export', {
  // One chunk, because the start-up script has a hash for each.
  ko: () => import(/* webpackChunkName: "export-texts" */ './locales/ko.json'),
  en: () => import(/* webpackChunkName: "export-texts" */ './locales/en.json'),
  'zh-CN': () => import(/* webpackChunkName: "export-texts" */ './locales/zh-CN.json'),
  'zh-TW': () => import(/* webpackChunkName: "export-texts" */ './locales/zh-TW.json'),
});
