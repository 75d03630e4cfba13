import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of palette and shortcut sheet, loaded with their chunk and not at start-up. */
export const paletteTexts = createTexts<typeof ko>(
  'palette',
  (language) => import(`./locales/${language}.json`),
);
