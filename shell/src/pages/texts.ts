import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the shell's pages except the sign-in page, which does not load them. */
export const pageTexts = createTexts<typeof ko>(
  'shell-pages',
  (language) => import(`./locales/${language}.json`),
);
