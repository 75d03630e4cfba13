import { BrowserRouter } from '@portal/shared/routing';
import { PortalProvider } from '@portal/shared/state';
import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { reloadForMissingChunk } from '../browser/missing-chunk.ts';
import { BusyOverlay, GlobalSpinner } from '../feedback/busy.tsx';
import { LateMessages } from '../feedback/late-messages.tsx';
import type { Portal } from '../portal/create-portal.ts';
import { PortalContextProvider } from '../portal/portal-context.tsx';
import { LateErrorPage } from '../routing/late-error-page.tsx';
import { PortalRoutes } from '../routing/portal-routes.tsx';

export type PortalAppProps = { portal: Portal };

/** The whole page, once it has started. */
export function PortalApp({ portal }: PortalAppProps) {
  return (
    <PortalProvider store={portal.store}>
      <PortalContextProvider portal={portal}>
        <ErrorBoundary
          onError={(error) => reloadForMissingChunk(portal.set.shell.version, error)}
          fallback={() => <LateErrorPage />}
        >
          <BrowserRouter>
            <PortalRoutes />
          </BrowserRouter>
        </ErrorBoundary>
        <LateMessages />
        <BusyOverlay />
        <GlobalSpinner />
      </PortalContextProvider>
    </PortalProvider>
  );
}
