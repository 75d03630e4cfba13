import { createElement, Suspense, useEffect } from 'react';
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
function MountReporter({ remote }: { remote: string }) {
  const loader = useLoader();
  useEffect(() => loader.mounted(remote), [loader, remote]);
  return null;
}

type LoadedPageProps = Pick<RemotePageProps, 'remote' | 'route'> & { visit: string };

function LoadedPage({ remote, route, visit }: LoadedPageProps) {
  const loader = useLoader();
  const page = createElement(getPageComponent(loader.page(remote, route, visit)));
  return (
    <QueryProvider>
      <FallbackBanner remote={remote} />
      {page}
      <MountReporter remote={remote} />
    </QueryProvider>
  );
}

/** The page of a remote's route with skeleton, error boundary and fallback. */
export function RemotePage({ remote, route, name }: RemotePageProps) {
  const visit = useVisit();
  return (
    <RemoteBoundary remote={remote} name={name} visit={visit}>
      <Suspense fallback={<PageSkeleton />}>
        <LoadedPage remote={remote} route={route} visit={visit} />
      </Suspense>
    </RemoteBoundary>
  );
}
