import { BrowserRouter } from '@portal/shared/routing';
import { PortalProvider } from '@portal/shared/state';
import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { reloadForMissingChunk } from '../browser/missing-chunk.ts';
import { BusyOverlay, GlobalSpinner } from '../feedback/busy.tsx';
import { ConnectionNote } from '../feedback/connection-note.tsx';
import { Snackbars } from '../feedback/snackbars.tsx';
import type { Portal } from '../portal/create-portal.ts';
import { PortalContextProvider } from '../portal/portal-context.tsx';
import { InternalErrorPage } from '../routing/internal-error-page.tsx';
import { PortalRoutes } from '../routing/portal-routes.tsx';

export type PortalAppProps = { portal: Portal };

/** The whole page, once it has started. */
export function PortalApp({ portal }: PortalAppProps) {
  return (
    <PortalProvider store={portal.store}>
      <PortalContextProvider portal={portal}>
        <ErrorBoundary
          onError={(error) => reloadForMissingChunk(portal.set.shell.version, error)}
          fallback={() => <InternalErrorPage />}
        >
          <BrowserRouter>
            <PortalRoutes />
          </BrowserRouter>
        </ErrorBoundary>
        <ConnectionNote />
        <Snackbars />
        <BusyOverlay />
        <GlobalSpinner />
      </PortalContextProvider>
    </PortalProvider>
  );
}
