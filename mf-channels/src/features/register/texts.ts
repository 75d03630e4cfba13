import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the registration, loaded separately from the remote's texts. */
export const registerTexts = createTexts<typeof ko>(
  'mf-channels-register',
  (language) => import(`./locales/${language}.json`),
);
