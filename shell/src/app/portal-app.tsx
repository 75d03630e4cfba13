import { BrowserRouter } from '@portal/shared/routing';
import { PortalProvider } from '@portal/shared/state';
import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { useEffect } from 'react';
import { BusyOverlay, GlobalSpinner } from '../feedback/busy.tsx';
import { LazyNotifications } from '../feedback/lazy-notifications.tsx';
import type { Portal } from '../portal/create-portal.ts';
import { PortalContextProvider } from '../portal/portal-context.tsx';
import { LazyErrorPage } from '../routing/lazy-error-page.tsx';
import { PortalRoutes } from '../routing/portal-routes.tsx';
import { reportShellMount } from '../start/page-load.ts';

export type PortalAppProps = { portal: Portal };

/** Reports the start once the routes beside it are mounted. */
function StartReporter({ portal: { set } }: PortalAppProps) {
  useEffect(() => reportShellMount(set), [set]);
  return null;
}

/** The root component: providers, the outermost error boundary, routes and notifications. */
export function PortalApp({ portal }: PortalAppProps) {
  return (
    <PortalProvider store={portal.store}>
      <PortalContextProvider portal={portal}>
        <ErrorBoundary fallback={({ error }) => <LazyErrorPage error={error} />}>
          <BrowserRouter>
            <PortalRoutes />
          </BrowserRouter>
          <StartReporter portal={portal} />
        </ErrorBoundary>
        <LazyNotifications />
        <BusyOverlay />
        <GlobalSpinner />
      </PortalContextProvider>
    </PortalProvider>
  );
}
