import { Button } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import { usePortal } from '../portal/portal-context.tsx';
import { shellTexts } from '../texts.ts';
import { useLoader } from './portal-loader.ts';

export type FallbackBannerProps = { remote: string };

/** Warns that the fallback build is shown, with a button that retries the released build. */
export function FallbackBanner({ remote }: FallbackBannerProps) {
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
