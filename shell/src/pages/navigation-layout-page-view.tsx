import { useLocation } from '@portal/shared/routing';
import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { navigationLayoutPages } from './navigation-layout-pages.ts';
import { QueryProvider } from '../query-cache/query-provider.tsx';
import { LazyErrorPage } from '../feedback/lazy-error-page.tsx';
import type { NavigationLayoutPage } from '../routing/route-table.ts';

const PAGES_WITH_QUERIES: readonly NavigationLayoutPage[] = ['home', 'inbox', 'account'];

export type NavigationLayoutPageViewProps = { page: NavigationLayoutPage };

/** A shell page with navigation. */
export function NavigationLayoutPageView({ page }: NavigationLayoutPageViewProps) {
  const { pathname } = useLocation();
  const Page = navigationLayoutPages[page];
  return (
    <ErrorBoundary resetKey={pathname} fallback={(failure) => <LazyErrorPage {...failure} />}>
      {PAGES_WITH_QUERIES.includes(page) ? (
        <QueryProvider>
          <Page />
        </QueryProvider>
      ) : (
        <Page />
      )}
    </ErrorBoundary>
  );
}
