import { useLocation } from '@portal/shared/routing';
import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { bareLayoutPages } from './bare-layout-pages.ts';
import { LazyErrorPage } from '../feedback/lazy-error-page.tsx';
import type { BareLayoutPage } from '../routing/route-table.ts';

export type BareLayoutPageViewProps = { page: BareLayoutPage };

/** A shell page without navigation; not part of the signed-in chunk, because the sign-in page needs it. */
export function BareLayoutPageView({ page }: BareLayoutPageViewProps) {
  const { pathname } = useLocation();
  const Page = bareLayoutPages[page];
  return (
    <ErrorBoundary resetKey={pathname} fallback={(failure) => <LazyErrorPage {...failure} />}>
      <Page />
    </ErrorBoundary>
  );
}
