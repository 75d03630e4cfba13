import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the shell that every page needs. */
export const shellTexts = createTexts<typeof ko>('shell', (language) => import(`./locales/${language}.json`));
