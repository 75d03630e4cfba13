import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the player, loaded with its chunk and not at start-up. */
export const playerTexts = createTexts<typeof ko>('player', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});
