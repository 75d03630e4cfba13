import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the player, loaded with its chunk and not at start-up. */
export const playerTexts = createTexts<typeof ko>(
  'player',
  (language) => import(`./locales/${language}.json`),
);
