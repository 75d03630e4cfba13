import { PAGE_MOUNTED_MARK, type MountedPage } from '@portal/shared/release';
import { createElement, Suspense, useEffect, useState } from 'react';
import { onStall } from '../async/on-stall.ts';
import { createTimeoutError } from '../async/with-timeout.ts';
import { QueryProvider } from '../query-cache/query-provider.tsx';
import { FallbackBanner } from './fallback-banner.tsx';
import { useLoader } from './portal-loader.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { PageSkeleton } from '../feedback/page-skeleton.tsx';
import { usePageComponent } from './use-page-component.ts';
import { useVisit } from './use-visit.ts';

export type RemotePageProps = {
  remote: string;
  route: string;
  /** The title of the page, shown in its error panel. */
  name: string;
};

/** Reports the mount: rendered after the page, so that its effect runs after those of the page. */
function MountReporter({ remote, route }: MountedPage) {
  const loader = useLoader();
  useEffect(() => {
    loader.mounted(remote);
    performance.mark(PAGE_MOUNTED_MARK, { detail: { remote, route } satisfies MountedPage });
  }, [loader, remote, route]);
  return null;
}

/** The skeleton of a loaded page that suspends; fails when the page is not mounted within its budget. */
function MountingSkeleton({ remote }: Pick<RemotePageProps, 'remote'>) {
  const budget = useLoader().mountBudget(remote);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => onStall(budget, () => setIsLate(true)), [budget]);
  if (isLate) throw createTimeoutError(budget);
  return <PageSkeleton />;
}

type VisitedPageProps = Pick<RemotePageProps, 'remote' | 'route'> & { visit: object };

function VisitedPage({ remote, route, visit }: VisitedPageProps) {
  const Page = usePageComponent(useLoader().page(remote, route, visit));
  if (!Page) return <PageSkeleton />;
  return (
    <Suspense fallback={<MountingSkeleton remote={remote} />}>
      <QueryProvider>
        <FallbackBanner remote={remote} />
        {createElement(Page)}
        <MountReporter remote={remote} route={route} />
      </QueryProvider>
    </Suspense>
  );
}

/** The page of a remote's route with skeleton, error boundary and fallback. */
export function RemotePage({ remote, route, name }: RemotePageProps) {
  const visit = useVisit();
  return (
    <RemoteBoundary remote={remote} name={name} visit={visit}>
      <VisitedPage remote={remote} route={route} visit={visit} />
    </RemoteBoundary>
  );
}
