import { useLocation } from '@portal/shared/routing';
import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { Suspense } from 'react';
import { reloadForMissingChunk } from '../browser/missing-chunk.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { navigationLayoutPages } from '../pages/navigation-layout-pages.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { LazyQueryProvider } from '../query-cache/lazy-query-provider.tsx';
import { InternalErrorPage } from './internal-error-page.tsx';
import type { NavigationLayoutPage } from './route-table.ts';

const PAGES_WITH_QUERIES: readonly NavigationLayoutPage[] = ['home', 'console'];

export type NavigationLayoutPageViewProps = { page: NavigationLayoutPage };

/** A shell page with navigation; a missing chunk reloads the page once. */
export function NavigationLayoutPageView({ page }: NavigationLayoutPageViewProps) {
  const { set } = usePortal();
  const { pathname } = useLocation();
  const Page = navigationLayoutPages[page];
  return (
    <ErrorBoundary
      resetKey={pathname}
      onError={(error) => reloadForMissingChunk(set.shell.version, error)}
      fallback={({ retry }) => <InternalErrorPage onRetry={retry} />}
    >
      <Suspense fallback={<PageSkeleton />}>
        {PAGES_WITH_QUERIES.includes(page) ? (
          <LazyQueryProvider>
            <Page />
          </LazyQueryProvider>
        ) : (
          <Page />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
