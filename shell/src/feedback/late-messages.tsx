import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { useSnackbars } from '@portal/shared/state';
import { lazy, Suspense } from 'react';
import { reloadForMissingChunk } from '../browser/missing-chunk.ts';
import { usePortal } from '../portal/portal-context.tsx';

const loadMessages = () => import(/* webpackChunkName: "messages" */ './messages.tsx');

const Messages = lazy(async () => ({ default: (await loadMessages()).Messages }));

/** The messages in words alone, where the code that shows them could not be loaded. */
function PlainMessages() {
  return useSnackbars().map(({ id, title }) => (
    <p key={id} role="alert">
      {title}
    </p>
  ));
}

/** What is said over every page. Its code is asked for at once and held up by nothing, but no first picture waits for it. */
export function LateMessages() {
  const { set } = usePortal();
  return (
    <ErrorBoundary
      onError={(error) => reloadForMissingChunk(set.shell.version, error)}
      fallback={() => <PlainMessages />}
    >
      <Suspense>
        <Messages />
      </Suspense>
    </ErrorBoundary>
  );
}
