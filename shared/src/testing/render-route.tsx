import { Suspense, lazy } from 'react';
import { Route, Routes, matchPath } from 'react-router';
import type { Remote } from '../contract/index.ts';
import { loadAllTexts } from '../i18n/index.ts';
import { renderInto, startPortal } from './render-portal.tsx';
import type { PortalSetup, RenderedPortal } from './render-portal.tsx';

/** The part of a remote's `remote.config.ts` that says where its pages are. */
export type RouteTable = { name: string; routes: readonly { id: string; path: string }[] };

/**
 * Renders the page of a remote that belongs to an address, the way the shell does: it activates the remote, which
 * loads its real texts, loads the route's module and mounts the page with everything around it.
 *
 * @example
 * ```tsx
 * const { user, location } = await renderRoute(remote, config, { at: '/musics?search=rain' });
 * ```
 */
export const renderRoute = async (
  remote: Remote,
  config: RouteTable,
  circumstances: PortalSetup & { at: string },
): Promise<RenderedPortal> => {
  const { pathname } = new URL(circumstances.at, window.location.href);
  const route = config.routes.find(({ path }) => matchPath(path, pathname));
  if (!route) throw new Error(`${config.name} has no route for ${pathname}.`);

  // Texts are loaded in the language of the page, so that has to be known before.
  const store = startPortal(circumstances);
  const { routes } = await remote.activate({
    remote: { name: config.name, version: '0.0.0' },
    signal: new AbortController().signal,
  });
  const load = routes[route.id];
  if (!load) throw new Error(`${config.name} answers no module for its route "${route.id}".`);
  const { Page } = await load();
  // The page brings the design system with it, which the shell would have started with its own texts.
  await loadAllTexts();
  const others = config.routes.filter((other) => other !== route);
  const OtherPage = (id: string) =>
    lazy(async () => ({
      default: (await (routes[id]?.() ?? Promise.reject(new Error(`No route "${id}"`)))).Page,
    }));

  return renderInto(
    store,
    <Suspense fallback={null}>
      <Routes>
        <Route path={route.path} element={<Page />} />
        {others.map(({ id, path }) => {
          const Other = OtherPage(id);
          return <Route key={id} path={path} element={<Other />} />;
        })}
        <Route path="*" element={null} />
      </Routes>
    </Suspense>,
    circumstances.at,
  );
};
