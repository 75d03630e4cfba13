import { Button } from '../controls/button.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { uiTexts } from '../texts/index.ts';
import { PanelFrame } from './state-panel.tsx';
import type { PanelBaseProps } from './state-panel.tsx';

/** Props of `FailedRemotePanel`. */
export type FailedRemotePanelProps = Pick<PanelBaseProps, 'isFramed' | 'className' | 'level'> & {
  /** The user's name of this part, e.g. 음원. */
  name: string;
  /** Name and version of the build that failed, e.g. `mf-music`, `4.2.0`. */
  remote: string;
  version: string;
  /** The cause in a few words, e.g. `10초 초과`. */
  cause: string;
  attempts?: number;
  /** Shown for support. */
  requestId?: string | undefined;
  onRetry: () => void;
  isRetrying?: boolean;
};

/** Shown in place of a remote that failed to load, with a retry. */
export const FailedRemotePanel = ({
  name,
  remote,
  version,
  cause,
  attempts,
  requestId,
  onRetry,
  isRetrying = false,
  ...rest
}: FailedRemotePanelProps) => {
  const { t } = uiTexts.useTexts();
  const facts = [
    `${remote} ${version}`,
    cause,
    attempts && attempts > 1 && t('state.attempts', { count: attempts }),
  ];
  return (
    <PanelFrame
      {...rest}
      icon="unplug"
      tone="warn"
      role="alert"
      title={t('state.failedTitle', { name })}
      text={t('state.failedText')}
      actions={
        <>
          <Button variant="primary" icon="refresh" isBusy={isRetrying} onClick={onRetry}>
            {t('action.retry')}
          </Button>
          {requestId && (
            <CopyButton text={requestId} variant="secondary">
              {t('state.requestId')}
            </CopyButton>
          )}
        </>
      }
      facts={facts.filter(Boolean).join(', ')}
    />
  );
};
