import { useLanguage } from '@portal/shared/i18n';
import { matchesRoute, matchPath } from '@portal/shared/routing';
import { isPlaylistSiteAtom, sessionAtom, useAtomValue } from '@portal/shared/state';
import type { IconName } from '@portal/shared/ui/controls';
import { usePortal } from '../portal/portal-context.tsx';
import { decideRoute, SIGN_IN_PATHS } from '../routing/guard.ts';
import { getPageTitle } from '../routing/page-title.ts';
import type { PortalRoute, ShellRoute } from '../routing/route-table.ts';
import { shellTexts } from '../texts.ts';
import type { NavItem } from './navigation.ts';
import { useNavItems } from './use-nav-items.ts';

/** Returns a function that reports whether the user can open an address: its remote is on and the session has permission. */
export const useCanOpen = (): ((to: string) => boolean) => {
  const { routes } = usePortal();
  const session = useAtomValue(sessionAtom);
  const isPlaylistSite = useAtomValue(isPlaylistSiteAtom);
  return (to) => {
    const { pathname, search } = new URL(to, location.origin);
    return (
      decideRoute({ pathname, search, session, isPlaylistSite, routes, userAgent: navigator.userAgent })
        .kind === 'show'
    );
  };
};

/** A page of this site; `remote` and `route` of one that a remote has. */
export type OpenablePage = Pick<NavItem, 'id' | 'label' | 'to'> &
  Partial<Pick<NavItem, 'remote' | 'route'>> & { icon: IconName };

const SHELL_ICONS: Partial<Record<ShellRoute['page'], IconName>> = {
  home: 'home',
  inbox: 'bell',
  service: 'help',
  language: 'translate',
  account: 'settings',
};

/** A page below one with a navigation entry has its icon. */
const findIcon = ({ path }: PortalRoute, linked: readonly NavItem[]): IconName =>
  linked.find(({ to }) => path.startsWith(`${to}/`))?.icon ?? 'file';

const toPage = (route: PortalRoute, label: string, linked: readonly NavItem[]): OpenablePage => ({
  id: route.path,
  label,
  to: route.path,
  ...(route.kind === 'shell'
    ? { icon: SHELL_ICONS[route.page] ?? 'file' }
    : { icon: findIcon(route, linked), remote: route.remote, route: route.route }),
});

/** The pages the user can open, navigation entries first; not those on which a session begins. */
export const useOpenablePages = (): OpenablePage[] => {
  const { routes } = usePortal();
  const { t } = shellTexts.useTexts();
  const language = useLanguage();
  const linked = useNavItems();
  const canOpen = useCanOpen();
  const others = routes.filter(
    ({ path }) =>
      !path.includes(':') &&
      !matchesRoute(path, SIGN_IN_PATHS) &&
      !linked.some(({ to }) => matchPath(path, to) !== null) &&
      canOpen(path),
  );
  return [...linked, ...others.map((route) => toPage(route, getPageTitle(route, t, language), linked))];
};
