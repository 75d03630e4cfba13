import { isSignedInAtom, useAtomValue } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import { newReleaseAtom } from '../release/poll-release.ts';
import { shellTexts } from '../texts.ts';
import { FloatingBanner } from './floating-banners.tsx';

/** Offers to reload for a new release; navigating to another page reloads anyway. */
export function UpdateBanner() {
  const { t } = shellTexts.useTexts();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const release = useAtomValue(newReleaseAtom);
  const [dismissed, setDismissed] = useState<string>();
  return (
    <FloatingBanner>
      {isSignedIn && release !== undefined && release !== dismissed && (
        <Banner
          kind="info"
          icon="rocket"
          title={t('update.title')}
          onDismiss={() => setDismissed(release)}
          action={
            <Button size="sm" onClick={() => location.reload()}>
              {t('update.reload')}
            </Button>
          }
        />
      )}
    </FloatingBanner>
  );
}
