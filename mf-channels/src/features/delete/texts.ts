import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of the deletion, loaded separately from the remote's texts. */
export const deleteTexts = createTexts<typeof ko>(
  'mf-channels-delete',
  (language) => import(`./locales/${language}.json`),
);
