import { createTexts } from '../../i18n/index.ts';
import type ko from './locales/ko.json';

/** The components' own texts, which must be loaded before the first component is rendered. */
export const uiTexts = createTexts<typeof ko>('ui', (language) => import(`./locales/${language}.json`));
