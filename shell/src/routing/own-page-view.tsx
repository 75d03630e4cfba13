import { useLocation } from '@portal/shared/routing';
import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { Suspense } from 'react';
import { reloadOnce } from '../browser/reload-once.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { ownPages } from '../pages/page-modules.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { classifyError } from '../remotes/classify-error.ts';
import { isNetworkClass } from '../remotes/remote-failure.ts';
import { ServerData } from '../server-data/server-data.tsx';
import { InternalErrorPage } from './internal-error-page.tsx';
import type { OwnPage } from './route-table.ts';

const WITH_SERVER_DATA: readonly OwnPage[] = ['home', 'console'];

export type OwnPageViewProps = { page: OwnPage };

/** A page of the shell; a chunk of it that is gone since the last release is fetched by loading the portal anew. */
export function OwnPageView({ page }: OwnPageViewProps) {
  const { set } = usePortal();
  const { pathname } = useLocation();
  const Page = ownPages[page];
  const handleError = (error: unknown) => {
    if (isNetworkClass(classifyError(error))) reloadOnce(`shell@${set.shell.version}`);
  };
  return (
    <ErrorBoundary
      resetKey={pathname}
      onError={handleError}
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
