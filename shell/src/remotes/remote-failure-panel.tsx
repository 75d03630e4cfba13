import { useFormat } from '@portal/shared/i18n';
import { FailedRemotePanel } from '@portal/shared/ui/feedback';
import { shellTexts } from '../texts.ts';
import type { RemoteFailure } from './remote-failure.ts';

export type RemoteFailurePanelProps = {
  failure: RemoteFailure;
  name: string;
  attempts: number;
  onRetry: () => void;
};

export function RemoteFailurePanel({ failure, name, attempts, onRetry }: RemoteFailurePanelProps) {
  const { t } = shellTexts.useTexts();
  const format = useFormat();
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
