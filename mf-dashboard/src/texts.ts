import { createTexts } from '@portal/shared/i18n';
import type ko from './locales/ko.json';

/** The texts of this remote; `src/remote.tsx` loads them before the first page. */
export const texts = createTexts<typeof ko>(
  'mf-dashboard',
  (language) => import(`./locales/${language}.json`),
);
