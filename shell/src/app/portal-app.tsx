import { BrowserRouter } from '@portal/shared/routing';
import { PortalProvider } from '@portal/shared/state';
import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { BusyOverlay, GlobalSpinner } from '../feedback/busy.tsx';
import { LazyNotifications } from '../feedback/lazy-notifications.tsx';
import type { Portal } from '../portal/create-portal.ts';
import { PortalContextProvider } from '../portal/portal-context.tsx';
import { LazyErrorPage } from '../feedback/lazy-error-page.tsx';
import { PortalRoutes } from './portal-routes.tsx';

export type PortalAppProps = { portal: Portal };

/** The root component: providers, the outermost error boundary, routes and notifications. */
export function PortalApp({ portal }: PortalAppProps) {
  return (
    <PortalProvider store={portal.store}>
      <PortalContextProvider portal={portal}>
        <ErrorBoundary fallback={({ error }) => <LazyErrorPage error={error} />}>
          <BrowserRouter>
            <PortalRoutes />
          </BrowserRouter>
        </ErrorBoundary>
        <LazyNotifications />
        <BusyOverlay />
        <GlobalSpinner />
      </PortalContextProvider>
    </PortalProvider>
  );
}
