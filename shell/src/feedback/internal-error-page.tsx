import { reportEvent } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { useEffect } from 'react';
import { usePortal } from '../portal/portal-context.tsx';
import { shellTexts } from '../texts.ts';

export type InternalErrorPageProps = {
  /** Renders the same page again; without it the only action is to reload the portal. */
  onRetry?: () => void;
  /** Whether it counts against the build of the shell. */
  isReported: boolean;
};

/** The error page for a failure of the shell itself. */
export function InternalErrorPage({ onRetry, isReported }: InternalErrorPageProps) {
  const { t } = shellTexts.useTexts();
  const { set } = usePortal();
  useEffect(() => {
    if (!isReported) return;
    reportEvent({
      set: set.id,
      remote: 'shell',
      version: set.shell.version,
      // It is mounted when it can show that it failed.
      phase: 'mounted',
      outcome: 'failed',
      error_class: 'evaluation',
      ms: Math.round(performance.now()),
    });
  }, [set, isReported]);
  return (
    <StatePanel
      kind="error"
      isFramed
      level={1}
      title={t('error.internalTitle')}
      text={t('error.internalText')}
      {...(onRetry && { onRetry })}
      actions={<Button onClick={() => location.reload()}>{t('error.reload')}</Button>}
    />
  );
}
