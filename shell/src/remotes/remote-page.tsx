import { PAGE_MOUNTED_MARK, type MountedPage } from '@portal/shared/release';
import { createElement, Suspense, useEffect, useState } from 'react';
import { onStall } from '../async/on-stall.ts';
import { createTimeoutError } from '../async/with-timeout.ts';
import { QueryProvider } from '../query-cache/query-provider.tsx';
import { FallbackBanner } from './fallback-banner.tsx';
import { getPageComponent } from './page-component.ts';
import { useLoader } from './portal-loader.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
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

type LoadedPageProps = Pick<RemotePageProps, 'remote' | 'route'> & { visit: object };

/** The skeleton of a page that is loading or suspends; fails when the loaded page is not mounted within its budget. */
function MountingSkeleton({ remote, route, visit }: LoadedPageProps) {
  const loader = useLoader();
  const budget = loader.mountBudget(remote);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    let isMounting = true;
    loader.page(remote, route, visit).then(
      () => {
        if (isMounting) cancel = onStall(budget, () => setIsLate(true));
      },
      // The page's own rendering throws the failure.
      () => undefined,
    );
    return () => {
      isMounting = false;
      cancel?.();
    };
  }, [loader, remote, route, visit, budget]);
  if (isLate) throw createTimeoutError(budget);
  return <PageSkeleton />;
}

function LoadedPage({ remote, route, visit }: LoadedPageProps) {
  const loader = useLoader();
  const page = createElement(getPageComponent(loader.page(remote, route, visit)));
  return (
    <QueryProvider>
      <FallbackBanner remote={remote} />
      {page}
      <MountReporter remote={remote} route={route} />
    </QueryProvider>
  );
}

/** The page of a remote's route with skeleton, error boundary and fallback. */
export function RemotePage({ remote, route, name }: RemotePageProps) {
  const visit = useVisit();
  return (
    <RemoteBoundary remote={remote} name={name} visit={visit}>
      <Suspense fallback={<MountingSkeleton remote={remote} route={route} visit={visit} />}>
        <LoadedPage remote={remote} route={route} visit={visit} />
      </Suspense>
    </RemoteBoundary>
  );
}
