import { paths } from '@portal/shared/routing';
import type { Language, Permission, ReleaseSet, RouteConfig } from '@portal/shared/release';

/** Pages of the shell itself that fill the window, by their folders in `pages/`. */
export type BarePage = 'login' | 'join' | 'external' | 'service';

/** Pages of the shell itself with navigation around them. */
export type FramedPage = 'home' | 'account' | 'language' | 'console';

type RouteBase = {
  /** Pattern of react-router; also the key of the boundary around the page. */
  path: string;
  layout: RouteConfig['layout'];
  /** `anyone` needs no session. */
  access: Permission | 'anyone';
  /** Whether a playlist site has it. */
  isOnPlaylist: boolean;
};

export type OwnRoute = RouteBase & { kind: 'own' } & (
    { layout: 'bare'; page: BarePage } | { layout: 'dashboard'; page: FramedPage }
  );

export type RemoteRoute = RouteBase & {
  kind: 'remote';
  remote: string;
  route: string;
  title: Record<Language, string>;
};

export type PortalRoute = OwnRoute | RemoteRoute;

type OwnOptions = Partial<Pick<RouteBase, 'access' | 'isOnPlaylist'>>;

const bare = (page: BarePage, path: string, { isOnPlaylist = false }: OwnOptions = {}): OwnRoute => ({
  kind: 'own',
  layout: 'bare',
  page,
  path,
  access: 'anyone',
  isOnPlaylist,
});

const framed = (
  page: FramedPage,
  path: string,
  { access = 'signed-in', isOnPlaylist = false }: OwnOptions = {},
): OwnRoute => ({ kind: 'own', layout: 'dashboard', page, path, access, isOnPlaylist });

const ownRoutes = (isConsole: boolean): OwnRoute[] => [
  framed(isConsole ? 'console' : 'home', paths.home.path, { access: isConsole ? 'operator' : 'signed-in' }),
  bare('login', paths.login.path, { isOnPlaylist: true }),
  bare('service', paths.service.path, { isOnPlaylist: true }),
  framed('language', paths.language.path),
  framed('account', paths.configAccount.path, { isOnPlaylist: true }),
  // Operators neither sign up nor come from elsewhere.
  ...(isConsole
    ? []
    : [bare('join', paths.join.path), bare('external', paths.externalAuth.path, { isOnPlaylist: true })]),
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
