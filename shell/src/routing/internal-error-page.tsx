import { Button } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { shellTexts } from '../texts.ts';

export type InternalErrorPageProps = {
  /** Tries the same page again; without it the whole portal is loaded anew. */
  onRetry?: () => void;
};

/** Something of the shell itself failed. */
export function InternalErrorPage({ onRetry }: InternalErrorPageProps) {
  const { t } = shellTexts.useTexts();
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
