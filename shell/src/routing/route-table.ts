import { paths } from '@portal/shared/routing';
import type { Language, Permission, ReleaseSet, RouteConfig } from '@portal/shared/release';

/** Pages that the shell brings itself; the value names the module in `pages/`. */
export type OwnPage = 'home' | 'login' | 'join' | 'external' | 'account' | 'language' | 'service' | 'console';

type RouteBase = {
  /** Pattern of react-router; also the key of the boundary around the page. */
  path: string;
  layout: RouteConfig['layout'];
  /** `anyone` needs no session. */
  access: Permission | 'anyone';
  /** Whether a playlist site has it. */
  isOnPlaylist: boolean;
};

export type OwnRoute = RouteBase & { kind: 'own'; page: OwnPage };

export type RemoteRoute = RouteBase & {
  kind: 'remote';
  remote: string;
  route: string;
  title: Record<Language, string>;
};

export type PortalRoute = OwnRoute | RemoteRoute;

const own = (
  page: OwnPage,
  path: string,
  { layout = 'dashboard', access = 'signed-in', isOnPlaylist = false }: Partial<RouteBase> = {},
): OwnRoute => ({ kind: 'own', page, path, layout, access, isOnPlaylist });

const ownRoutes = (isConsole: boolean): OwnRoute[] => [
  own(isConsole ? 'console' : 'home', paths.home.path, { access: isConsole ? 'operator' : 'signed-in' }),
  own('login', paths.login.path, { layout: 'bare', access: 'anyone', isOnPlaylist: true }),
  own('service', paths.service.path, { layout: 'bare', access: 'anyone', isOnPlaylist: true }),
  own('language', paths.language.path),
  own('account', paths.configAccount.path, { isOnPlaylist: true }),
  // Operators neither sign up nor come from elsewhere.
  ...(isConsole
    ? []
    : [
        own('join', paths.join.path, { layout: 'bare', access: 'anyone' }),
        own('external', paths.externalAuth.path, { layout: 'bare', access: 'anyone', isOnPlaylist: true }),
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

/** Every route of the page: the shell's own, and those that the remotes of the release set describe. */
export const routeTable = (set: ReleaseSet, isConsole: boolean): PortalRoute[] => {
  const shell = ownRoutes(isConsole);
  const taken = new Set(shell.map(({ path }) => path));
  // A remote cannot take an address away from the shell, least of all the sign-in page.
  return [...shell, ...remoteRoutes(set).filter(({ path }) => !taken.has(path))];
};
