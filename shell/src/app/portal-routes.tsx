import { useLanguage } from '@portal/shared/i18n';
import { Navigate, Route, Routes, paths, useLocation, useNavigate } from '@portal/shared/routing';
import { isPlaylistSiteAtom, sessionAtom, siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { useEffect, type ReactNode } from 'react';
import { BareLayout } from '../layout/bare-layout.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import { sessionEndReasonAtom } from '../session/session-end.ts';
import { shellTexts } from '../texts.ts';
import { BareLayoutPageView } from '../pages/bare-layout-page-view.tsx';
import { decideRoute, type RouteDecision } from '../routing/guard.ts';
import { getPageTitle } from '../routing/page-title.ts';
import '../routing/popstate.ts';
import type { PortalRoute } from '../routing/route-table.ts';
import {
  ForbiddenPage,
  NavigationLayout,
  NavigationLayoutPageView,
  NotFoundPage,
  RemotePage,
  UnavailablePage,
} from '../pages/signed-in.ts';

type VisibleDecision = Exclude<RouteDecision, { kind: 'redirect' }>;

const useRouteDecision = (): RouteDecision => {
  const { routes } = usePortal();
  const { pathname, search } = useLocation();
  const session = useAtomValue(sessionAtom);
  const isPlaylistSite = useAtomValue(isPlaylistSiteAtom);
  const hasSignedOut = useAtomValue(sessionEndReasonAtom) === 'signed-out';
  const decision = decideRoute({
    pathname,
    search,
    session,
    isPlaylistSite,
    routes,
    userAgent: navigator.userAgent,
  });
  const isSignIn = decision.kind === 'redirect' && decision.to.startsWith(paths.login.path);
  return isSignIn && hasSignedOut ? { kind: 'redirect', to: paths.login.path } : decision;
};

/** The titles of the document and of the layout's heading; error pages render their own heading. */
const useTitles = (decision: RouteDecision) => {
  const { t } = shellTexts.useTexts();
  const language = useLanguage();
  switch (decision.kind) {
    case 'show': {
      const title = getPageTitle(decision.route, t, language);
      return { document: title, heading: title };
    }
    case 'forbidden':
      return { document: t('page.forbidden'), heading: undefined };
    case 'not-found':
      return {
        document: t(decision.reason === 'unknown' ? 'page.notFound' : 'page.unavailable'),
        heading: undefined,
      };
    case 'redirect':
      return { document: undefined, heading: undefined };
  }
};

function RoutePage({ route }: { route: PortalRoute }) {
  const { t } = shellTexts.useTexts();
  const language = useLanguage();
  if (route.kind === 'shell') {
    return route.layout === 'bare' ? (
      <BareLayoutPageView page={route.page} />
    ) : (
      <NavigationLayoutPageView page={route.page} />
    );
  }
  return (
    <RemotePage
      key={route.path}
      remote={route.remote}
      route={route.route}
      name={getPageTitle(route, t, language)}
    />
  );
}

const renderDecision = (decision: VisibleDecision): ReactNode => {
  if (decision.kind === 'forbidden') return <ForbiddenPage />;
  if (decision.kind === 'not-found') {
    return decision.reason === 'unknown' ? <NotFoundPage /> : <UnavailablePage />;
  }
  // The router needs the pattern so that the page can read its parameters.
  return (
    <Routes>
      <Route path={decision.route.path} element={<RoutePage route={decision.route} />} />
    </Routes>
  );
};

/** Long enough for the user to see the result. */
const REDIRECT_DELAY_MS = 200;

/** Redirects after a short delay, unless the user navigates first. */
const useDelayedRedirect = (next: string | undefined) => {
  const navigate = useNavigate();
  useEffect(() => {
    if (next === undefined) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // A different path means that the user has navigated to a page that is still loading.
      if (window.location.pathname === pathname) void navigate(next, { replace: true });
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate, next]);
};

/** Renders the page of the current address, or redirects. */
export function PortalRoutes() {
  const { key: visit } = useLocation();
  const decision = useRouteDecision();
  const titles = useTitles(decision);
  useDelayedRedirect(decision.kind === 'show' ? decision.next : undefined);
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  const site = useAtomValue(siteMetadataAtom)?.name;
  useEffect(() => {
    if (titles.document) document.title = [titles.document, site].filter(Boolean).join(' · ');
  }, [titles.document, site]);

  // The key makes every redirect run: without it a second one before the first has rendered would be skipped.
  if (decision.kind === 'redirect') return <Navigate key={visit} to={decision.to} replace />;
  const isBare = decision.kind === 'show' ? decision.route.layout === 'bare' : !isSignedIn;
  return isBare ? (
    <BareLayout isInset={decision.kind !== 'show'}>{renderDecision(decision)}</BareLayout>
  ) : (
    <NavigationLayout title={titles.heading}>{renderDecision(decision)}</NavigationLayout>
  );
}
