import { useEffect, useEffectEvent } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { useStore } from '@portal/shared/state';
import { FailedRemotePanel } from '@portal/shared/ui/feedback';
import { useIsOnline } from '../browser/use-is-online.ts';
import { lostRequestsAtom, reconnectionsAtom } from '../connection/connection-state.ts';
import { PageSkeleton } from '../feedback/page-skeleton.tsx';
import { shellTexts } from '../texts.ts';
import { isRetryableClass, type RemoteFailure } from './remote-failure.ts';

export type RemoteFailurePanelProps = {
  failure: RemoteFailure;
  name: string;
  attempts: number;
  onRetry: () => void;
};

/**
 * The error panel of a remote's page; after a failure that may pass it retries once the browser is online or the server
 * responds again. While the browser is offline the page stays a skeleton, because the banner says what is wrong.
 */
export function RemoteFailurePanel({ failure, name, attempts, onRetry }: RemoteFailurePanelProps) {
  const { t } = shellTexts.useTexts();
  const format = useFormat();
  const isRetryable = isRetryableClass(failure.class);
  const isOnline = useIsOnline();
  const store = useStore();
  const handleOnline = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isRetryable) return undefined;
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    const unsubscribe = store.sub(reconnectionsAtom, listener);
    store.set(lostRequestsAtom, (count) => count + 1);
    return () => {
      window.removeEventListener('online', listener);
      unsubscribe();
    };
  }, [isRetryable, store]);
  if (isRetryable && !isOnline) return <PageSkeleton />;
  const cause = t('remote.cause', {
    cause: t(`remote.${failure.class}`),
    seconds: format.decimal(failure.ms / 1_000, 1),
  });
  return (
    <FailedRemotePanel
      isFramed
      name={name}
      remote={failure.remote}
      version={failure.version}
      cause={cause}
      attempts={attempts}
      onRetry={onRetry}
    />
  );
}
