import { useLanguage } from '@portal/shared/i18n';
import { matchPath } from '@portal/shared/routing';
import { isPlaylistAtom, sessionAtom, useAtomValue } from '@portal/shared/state';
import { useNavItems } from '../layout/use-nav-items.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { decideRoute } from '../routing/guard.ts';
import { getPageTitle } from '../routing/page-title.ts';
import { shellTexts } from '../texts.ts';
import type { SearchResult } from './search-result.ts';

/** Returns a function that reports whether the user can open an address: its remote is on and the session has permission. */
export const useCanOpen = (): ((to: string) => boolean) => {
  const { routes } = usePortal();
  const session = useAtomValue(sessionAtom);
  const isPlaylist = useAtomValue(isPlaylistAtom);
  return (to) => {
    const { pathname, search } = new URL(to, location.origin);
    return (
      decideRoute({ pathname, search, session, isPlaylist, routes, userAgent: navigator.userAgent }).kind ===
      'show'
    );
  };
};

/** The pages the user can open, navigation entries first. */
export const useOpenablePages = (): SearchResult[] => {
  const { routes } = usePortal();
  const { t } = shellTexts.useTexts();
  const language = useLanguage();
  const navigation = useNavItems();
  const canOpen = useCanOpen();
  const linked = navigation.map(({ id, label, icon, to }): SearchResult => ({
    id: `page/${id}`,
    label,
    icon,
    to,
  }));
  const others = routes.filter(
    ({ path, layout }) =>
      layout === 'dashboard' &&
      !path.includes(':') &&
      !linked.some(({ to }) => matchPath(path, to) !== null) &&
      canOpen(path),
  );
  return [
    ...linked,
    ...others.map((route): SearchResult => ({
      id: `page${route.path}`,
      label: getPageTitle(route, t, language),
      icon: 'file',
      to: route.path,
    })),
  ];
};

/** Normalises case, character width and spaces for comparison. */
const normalizeText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

export const matchesText = (label: string, text: string): boolean =>
  normalizeText(label).includes(normalizeText(text));
