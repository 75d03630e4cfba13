import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of assigning and unassigning, loaded separately from the remote's texts. */
export const assignTexts = createTexts<typeof ko>(
  'mf-channels-assign',
  (language) => import(`./locales/${language}.json`),
);
