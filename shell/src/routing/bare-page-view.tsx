import { useLocation } from '@portal/shared/routing';
import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { reloadForMissingChunk } from '../browser/missing-chunk.ts';
import { barePages } from '../pages/bare-pages.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { LateErrorPage } from './late-error-page.tsx';
import type { BarePage } from './route-table.ts';

export type BarePageViewProps = { page: BarePage };

/** A page of the shell without navigation, of which signing in is one: nothing comes with it that it does not need. */
export function BarePageView({ page }: BarePageViewProps) {
  const { set } = usePortal();
  const { pathname } = useLocation();
  const Page = barePages[page];
  return (
    <ErrorBoundary
      resetKey={pathname}
      onError={(error) => reloadForMissingChunk(set.shell.version, error)}
      fallback={({ retry }) => <LateErrorPage onRetry={retry} />}
    >
      <Page />
    </ErrorBoundary>
  );
}
