import { Button } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import { usePortal } from '../portal/portal-context.tsx';
import { shellTexts } from '../texts.ts';
import { useLoader } from './portal-loader.ts';

export type FallbackNoteProps = { remote: string };

/** Says so where the previous good version is on the screen, and offers another try of the newest. */
export function FallbackNote({ remote }: FallbackNoteProps) {
  const { t } = shellTexts.useTexts();
  const loader = useLoader();
  const { reload } = usePortal();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed || !loader.isFallback(remote)) return null;
  const handleRetry = () => {
    loader.retry(remote);
    reload();
  };
  return (
    <Banner
      kind="warn"
      onDismiss={() => setDismissed(true)}
      action={
        <Button size="sm" onClick={handleRetry}>
          {t('error.reload')}
        </Button>
      }
    >
      {t('remote.fallback')}
    </Banner>
  );
}
