import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of palette and shortcut sheet, loaded with their chunk and not at start-up. */
export const paletteTexts = createTexts<typeof ko>('palette', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
