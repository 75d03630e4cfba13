import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { useSnackbars } from '@portal/shared/state';
import { lazy, Suspense } from 'react';
import { reloadForMissingChunk } from '../browser/missing-chunk.ts';
import { usePortal } from '../portal/portal-context.tsx';

const loadNotifications = () => import(/* webpackChunkName: "notifications" */ './notifications.tsx');

const Notifications = lazy(async () => ({ default: (await loadNotifications()).Notifications }));

/** The titles of the snackbars as plain text, where the chunk that draws them could not be loaded. */
function PlainTextNotifications() {
  return useSnackbars().map(({ id, title }) => (
    <p key={id} role="alert">
      {title}
    </p>
  ));
}

/** Snackbars and banners of every page, in a chunk that is fetched at once but does not delay the first paint. */
export function LazyNotifications() {
  const { set } = usePortal();
  return (
    <ErrorBoundary
      onError={(error) => reloadForMissingChunk(set.shell.version, error)}
      fallback={() => <PlainTextNotifications />}
    >
      <Suspense>
        <Notifications />
      </Suspense>
    </ErrorBoundary>
  );
}
