import type { Language } from '@portal/shared/i18n';
import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../locales/ko.json';
import type { PortalRoute } from './route-table.ts';

/** The title of a route's page in the given language. */
export const getPageTitle = (route: PortalRoute, t: TranslateText<typeof ko>, language: Language): string =>
  route.kind === 'shell' ? t(`page.${route.page}`) : route.title[language];
