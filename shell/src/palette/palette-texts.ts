import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The words of the palette and of the shortcut sheet; they come with them, not with the start. */
export const paletteTexts = createTexts<typeof ko>('palette', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
