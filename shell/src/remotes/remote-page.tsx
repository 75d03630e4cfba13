import { createElement, Suspense, useEffect } from 'react';
import { preloadServerData, ServerData } from '../server-data/server-data.tsx';
import { FallbackNote } from './fallback-note.tsx';
import { pageComponent } from './page-component.ts';
import { useLoader } from './portal-loader.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { useVisit } from './use-visit.ts';

export type RemotePageProps = {
  remote: string;
  route: string;
  /** What the user calls this page. */
  name: string;
};

/** Stands behind the page: its effect runs once everything before it is on the screen. */
function MountMark({ remote }: { remote: string }) {
  const loader = useLoader();
  useEffect(() => loader.mounted(remote), [loader, remote]);
  return null;
}

type LoadedPageProps = Pick<RemotePageProps, 'remote' | 'route'> & { visit: string };

function LoadedPage({ remote, route, visit }: LoadedPageProps) {
  const loader = useLoader();
  // Both are on their way at once.
  preloadServerData();
  const page = createElement(pageComponent(loader.page(remote, route, visit)));
  return (
    <ServerData>
      <FallbackNote remote={remote} />
      {page}
      <MountMark remote={remote} />
    </ServerData>
  );
}

/** The page of a remote's route, with whatever can happen on the way to it. */
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
