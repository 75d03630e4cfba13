import { PLAYLIST_PATHS } from '@portal/shared/release';
import { paths } from '@portal/shared/routing';
import type { Language, Permission, ReleaseSet, RouteConfig } from '@portal/shared/release';

/** Shell pages without navigation, by their folders in `pages/`. */
export type BareLayoutPage = 'login' | 'join' | 'external' | 'service';

/** Shell pages with navigation, by their folders in `pages/`. */
export type NavigationLayoutPage = 'home' | 'inbox' | 'account' | 'language';

type RouteBase = {
  /** Pattern of react-router; also the React key of the page's error boundary. */
  path: string;
  layout: RouteConfig['layout'];
  /** The permission the page needs; `anyone` needs no session. */
  access: Permission | 'anyone';
  /** Whether a playlist site has the page. */
  isOnPlaylist: boolean;
};

export type ShellRoute = RouteBase & { kind: 'shell' } & (
    { layout: 'bare'; page: BareLayoutPage } | { layout: 'dashboard'; page: NavigationLayoutPage }
  );

export type RemoteRoute = RouteBase & {
  kind: 'remote';
  remote: string;
  route: string;
  title: Record<Language, string>;
};

export type PortalRoute = ShellRoute | RemoteRoute;

const isOnPlaylist = (path: string) => (PLAYLIST_PATHS as readonly string[]).includes(path);

const bareRoute = (page: BareLayoutPage, path: string): ShellRoute => ({
  kind: 'shell',
  layout: 'bare',
  page,
  path,
  access: 'anyone',
  isOnPlaylist: isOnPlaylist(path),
});

const navigationRoute = (
  page: NavigationLayoutPage,
  path: string,
  access: RouteBase['access'] = 'signed-in',
): ShellRoute => ({
  kind: 'shell',
  layout: 'dashboard',
  page,
  path,
  access,
  isOnPlaylist: isOnPlaylist(path),
});

const shellRoutes = (isConsole: boolean): ShellRoute[] => [
  navigationRoute('home', paths.home.path, isConsole ? 'operator' : 'signed-in'),
  bareRoute('login', paths.login.path),
  bareRoute('service', paths.service.path),
  navigationRoute('language', paths.language.path),
  navigationRoute('account', paths.configAccount.path),
  // A console domain has neither sign-up nor external sign-in, and operators have no inbox.
  ...(isConsole
    ? []
    : [
        navigationRoute('inbox', paths.inbox.path),
        bareRoute('join', paths.join.path),
        bareRoute('external', paths.externalAuth.path),
      ]),
];

const remoteRoutes = (set: ReleaseSet): RemoteRoute[] =>
  Object.entries(set.remotes).flatMap(([remote, release]) =>
    release.on
      ? release.build.descriptor.routes.map((route) => ({
          kind: 'remote' as const,
          remote,
          route: route.id,
          path: route.path,
          layout: route.layout,
          access: route.permission,
          isOnPlaylist: route.playlist ?? false,
          title: route.title,
        }))
      : [],
  );

/** All routes: those of the shell, and those in the descriptors of the release set's remotes. */
export const buildRouteTable = (set: ReleaseSet, isConsole: boolean): PortalRoute[] => {
  const shell = shellRoutes(isConsole);
  const taken = new Set(shell.map(({ path }) => path));
  // A remote's route never replaces one of the shell, such as the sign-in page.
  return [...shell, ...remoteRoutes(set).filter(({ path }) => !taken.has(path))];
};
