import { useLocation } from '@portal/shared/routing';
import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { Suspense } from 'react';
import { reloadForMissingChunk } from '../browser/missing-chunk.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { framedPages } from '../pages/framed-pages.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { ServerData } from '../server-data/server-data.tsx';
import { InternalErrorPage } from './internal-error-page.tsx';
import type { FramedPage } from './route-table.ts';

const WITH_SERVER_DATA: readonly FramedPage[] = ['home', 'console'];

export type FramedPageViewProps = { page: FramedPage };

/** A page of the shell; a chunk of it that is gone since the last release is fetched by loading the portal anew. */
export function FramedPageView({ page }: FramedPageViewProps) {
  const { set } = usePortal();
  const { pathname } = useLocation();
  const Page = framedPages[page];
  return (
    <ErrorBoundary
      resetKey={pathname}
      onError={(error) => reloadForMissingChunk(set.shell.version, error)}
      fallback={({ retry }) => <InternalErrorPage onRetry={retry} />}
    >
      <Suspense fallback={<PageSkeleton />}>
        {WITH_SERVER_DATA.includes(page) ? (
          <ServerData>
            <Page />
          </ServerData>
        ) : (
          <Page />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
