import { useSnackbars } from '@portal/shared/state';
import { ErrorBoundary, lazyComponent, type LoadFailure } from '@portal/shared/ui/feedback';
import { useReloadForMissingChunk } from './missing-chunk.ts';

/** The titles of the snackbars as plain text, where the chunk that draws them could not be loaded. */
function PlainTextNotifications({ error }: Pick<LoadFailure, 'error'>) {
  useReloadForMissingChunk(error);
  return useSnackbars().map(({ id, title }) => (
    <p key={id} role="alert">
      {title}
    </p>
  ));
}

const Notifications = lazyComponent(
  async () => (await import(/* webpackChunkName: "notifications" */ './notifications.tsx')).Notifications,
  PlainTextNotifications,
);

/** Snackbars and banners of every page, in a chunk that is fetched at once but does not delay the first paint. */
export function LazyNotifications() {
  return (
    <ErrorBoundary fallback={({ error }) => <PlainTextNotifications error={error} />}>
      <Notifications />
    </ErrorBoundary>
  );
}
