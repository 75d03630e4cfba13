import { Suspense, lazy } from 'react';
import { Route, Routes, matchPath } from 'react-router';
import type { Remote } from '../contract/index.ts';
import { loadAllTexts } from '../i18n/index.ts';
import { renderInto, startPortal } from './render-portal.tsx';
import type { PortalSetup, RenderedPortal } from './render-portal.tsx';

/** The part of a remote's `remote.config.ts` that lists its routes. */
export type RouteTable = { name: string; routes: readonly { id: string; path: string }[] };

/**
 * Renders the page of a remote at an address as the shell does: activates the remote, which loads its real texts, loads
 * the route's module and mounts the page with the shell's providers. Rejects when no route matches the address.
 *
 * @example
 * ```tsx
 * const { user, location } = await renderRoute(remote, config, { at: '/musics?search=rain' });
 * ```
 */
export const renderRoute = async (
  remote: Remote,
  config: RouteTable,
  setup: PortalSetup & { at: string },
): Promise<RenderedPortal> => {
  const { pathname } = new URL(setup.at, window.location.href);
  const route = config.routes.find(({ path }) => matchPath(path, pathname));
  if (!route) throw new Error(`${config.name} has no route for ${pathname}.`);

  // `activate` loads texts in the page's language, which startPortal sets.
  const store = startPortal(setup);
  const { routes } = await remote.activate({
    remote: { name: config.name, version: '0.0.0' },
    signal: new AbortController().signal,
  });
  const loadPage = async (id: string) => {
    const load = routes[id];
    if (!load) throw new Error(`${config.name} returns no module for its route "${id}".`);
    const { Page } = await load();
    // The page imports parts of the design system, whose texts the shell loads with them.
    await loadAllTexts();
    return Page;
  };
  const Page = await loadPage(route.id);
  const others = config.routes.filter((other) => other !== route);

  return renderInto(
    store,
    <Suspense fallback={null}>
      <Routes>
        <Route path={route.path} element={<Page />} />
        {others.map(({ id, path }) => {
          const Other = lazy(async () => ({ default: await loadPage(id) }));
          return <Route key={id} path={path} element={<Other />} />;
        })}
        <Route path="*" element={null} />
      </Routes>
    </Suspense>,
    setup.at,
  );
};
