import { useEffect, useEffectEvent } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { FailedRemotePanel } from '@portal/shared/ui/feedback';
import { shellTexts } from '../texts.ts';
import { isNetworkClass, type RemoteFailure } from './remote-failure.ts';

export type RemoteFailurePanelProps = {
  failure: RemoteFailure;
  name: string;
  attempts: number;
  onRetry: () => void;
};

/** The error panel of a remote's page; after a failure of the network it retries once the browser is online again. */
export function RemoteFailurePanel({ failure, name, attempts, onRetry }: RemoteFailurePanelProps) {
  const { t } = shellTexts.useTexts();
  const format = useFormat();
  const isOfNetwork = isNetworkClass(failure.class);
  const handleOnline = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isOfNetwork) return undefined;
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isOfNetwork]);
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
