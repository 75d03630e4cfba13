import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of verification and re-review, loaded separately from the remote's texts. */
export const verifyTexts = createTexts<typeof ko>(
  'mf-channels-verify',
  (language) => import(`./locales/${language}.json`),
);
