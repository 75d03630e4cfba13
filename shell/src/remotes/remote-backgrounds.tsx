import { readBackgroundWork, subscribeBackgroundWork, type BackgroundModule } from '@portal/shared/contract';
import { sessionAtom, useAtomValue } from '@portal/shared/state';
import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import { isContentLoading, waitForNetworkIdle } from '../browser/network-idle.ts';
import { isTranslationError } from '../browser/page-translation.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { QueryProvider } from '../query-cache/query-provider.tsx';
import { useLoader } from './portal-loader.ts';

const SEPARATOR = ' ';

/** The names of the remotes that have work in progress for this account. */
function useWorkingRemotes(account: string): string[] {
  // A text, because a snapshot must be the same value while nothing changes.
  const names = useSyncExternalStore(subscribeBackgroundWork, () =>
    Object.keys(readBackgroundWork(account)).join(SEPARATOR),
  );
  return names.split(SEPARATOR).filter(Boolean);
}

type RemoteBackgroundProps = { remote: string };

/** The background part of one remote, loaded once the page's own requests are done. */
function RemoteBackground({ remote }: RemoteBackgroundProps) {
  const loader = useLoader();
  const [part, setPart] = useState<BackgroundModule>();
  useEffect(() => {
    let isMounted = true;
    void waitForNetworkIdle(isContentLoading)
      .then(() => (isMounted ? loader.background(remote) : undefined))
      .then(
        (Background) => isMounted && Background && setPart({ Background }),
        // The loader has reported it; the work itself goes on at the server.
        () => undefined,
      );
    return () => {
      isMounted = false;
    };
  }, [loader, remote]);
  if (!part) return null;
  return <QueryProvider>{createElement(part.Background)}</QueryProvider>;
}

/** One background part; when it fails, the page and the other parts stay as they are. */
function IsolatedBackground({ remote }: RemoteBackgroundProps) {
  const loader = useLoader();
  return (
    <ErrorBoundary
      onError={(error) => void loader.renderFailed(remote, error, isTranslationError(error))}
      fallback={() => null}
    >
      <RemoteBackground remote={remote} />
    </ErrorBoundary>
  );
}

/** The background parts of the remotes that have work in progress. */
export function RemoteBackgrounds() {
  const { set } = usePortal();
  const account = useAtomValue(sessionAtom)?.account.id ?? '';
  return useWorkingRemotes(account)
    .filter((remote) => set.remotes[remote]?.on)
    .map((remote) => <IsolatedBackground key={remote} remote={remote} />);
}
