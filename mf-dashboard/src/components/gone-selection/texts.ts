import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of a selection that is gone, loaded with it. */
export const goneSelectionTexts = createTexts<typeof ko>('mf-dashboard-gone-selection', {
  // One chunk, because the entry script has a hash for each.
  ko: () => import(/* webpackChunkName: "gone-selection" */ './locales/ko.json'),
  en: () => import(/* webpackChunkName: "gone-selection" */ './locales/en.json'),
  'zh-CN': () => import(/* webpackChunkName: "gone-selection" */ './locales/zh-CN.json'),
  'zh-TW': () => import(/* webpackChunkName: "gone-selection" */ './locales/zh-TW.json'),
});
