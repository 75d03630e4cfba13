import type { Language } from '@portal/shared/i18n';
import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../locales/ko.json';
import type { PortalRoute } from './route-table.ts';

/** What a page is called. */
export const titleOf = (route: PortalRoute, t: TranslateText<typeof ko>, language: Language): string =>
  route.kind === 'own' ? t(`page.${route.page}`) : route.title[language];
