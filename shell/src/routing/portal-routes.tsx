import { useLanguage } from '@portal/shared/i18n';
import { Navigate, Route, Routes, useLocation, useNavigate } from '@portal/shared/routing';
import { isPlaylistAtom, sessionAtom, siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { Suspense, useEffect, type ReactNode } from 'react';
import { StartSpinner } from '../feedback/busy.tsx';
import { BareLayout } from '../layout/bare-layout.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import { sessionEndAtom } from '../session/session-end.ts';
import { shellTexts } from '../texts.ts';
import { BarePageView } from './bare-page-view.tsx';
import { decide, type Verdict } from './guard.ts';
import { titleOf } from './page-title.ts';
import type { PortalRoute } from './route-table.ts';
import {
  ForbiddenPage,
  Frame,
  FramedPageView,
  NotFoundPage,
  RemotePage,
  UnavailablePage,
} from './signed-in.ts';

type Shown = Exclude<Verdict, { kind: 'redirect' }>;

const useVerdict = (): Verdict => {
  const { routes } = usePortal();
  const { pathname, search } = useLocation();
  const session = useAtomValue(sessionAtom);
  const isPlaylist = useAtomValue(isPlaylistAtom);
  const hasSignedOut = useAtomValue(sessionEndAtom) === 'signed-out';
  const verdict = decide({
    pathname,
    search,
    session,
    isPlaylist,
    routes,
    userAgent: navigator.userAgent,
  });
  const isSignIn = verdict.kind === 'redirect' && verdict.to.startsWith('/login');
  return isSignIn && hasSignedOut ? { kind: 'redirect', to: '/login' } : verdict;
};

/** The title of what is shown; pages that say themselves what is wrong have no heading from the frame. */
const useTitles = (verdict: Verdict) => {
  const { t } = shellTexts.useTexts();
  const language = useLanguage();
  switch (verdict.kind) {
    case 'show': {
      const title = titleOf(verdict.route, t, language);
      return { document: title, heading: title };
    }
    case 'forbidden':
      return { document: t('page.forbidden'), heading: undefined };
    case 'not-found':
      return {
        document: t(verdict.reason === 'unknown' ? 'page.notFound' : 'page.unavailable'),
        heading: undefined,
      };
    case 'redirect':
      return { document: undefined, heading: undefined };
  }
};

function RoutePage({ route }: { route: PortalRoute }) {
  const { t } = shellTexts.useTexts();
  const language = useLanguage();
  if (route.kind === 'own') {
    return route.layout === 'bare' ? (
      <BarePageView page={route.page} />
    ) : (
      <FramedPageView page={route.page} />
    );
  }
  return (
    <RemotePage
      key={route.path}
      remote={route.remote}
      route={route.route}
      name={titleOf(route, t, language)}
    />
  );
}

const viewOf = (verdict: Shown): ReactNode => {
  if (verdict.kind === 'forbidden') return <ForbiddenPage />;
  if (verdict.kind === 'not-found') {
    return verdict.reason === 'unknown' ? <NotFoundPage /> : <UnavailablePage />;
  }
  // The router has to know the pattern for the page to read its parameters.
  return (
    <Routes>
      <Route path={verdict.route.path} element={<RoutePage route={verdict.route} />} />
    </Routes>
  );
};

/** Long enough to see that it worked. */
const LEAVE_DELAY_MS = 200;

/** Leaves a page that has done its part; going elsewhere first is as good. */
const useLeaving = (next: string | undefined) => {
  const navigate = useNavigate();
  useEffect(() => {
    if (next === undefined) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // Somewhere else the reader has gone already, whose page is only on its way yet.
      if (window.location.pathname === pathname) void navigate(next, { replace: true });
    }, LEAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate, next]);
};

/** Shows what the address leads to, or leads on. */
export function PortalRoutes() {
  const { key: visit } = useLocation();
  const verdict = useVerdict();
  const titles = useTitles(verdict);
  useLeaving(verdict.kind === 'show' ? verdict.next : undefined);
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  const site = useAtomValue(siteMetadataAtom)?.name;
  useEffect(() => {
    if (titles.document) document.title = [titles.document, site].filter(Boolean).join(' · ');
  }, [titles.document, site]);

  // Each visit is led on by itself: one that comes before the page of the last is drawn would stay where it is.
  if (verdict.kind === 'redirect') return <Navigate key={visit} to={verdict.to} replace />;
  const isBare = verdict.kind === 'show' ? verdict.route.layout === 'bare' : !isSignedIn;
  return (
    <Suspense fallback={<StartSpinner />}>
      {isBare ? (
        <BareLayout isInset={verdict.kind !== 'show'}>{viewOf(verdict)}</BareLayout>
      ) : (
        <Frame title={titles.heading}>{viewOf(verdict)}</Frame>
      )}
    </Suspense>
  );
}
