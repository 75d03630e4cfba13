import { isSignedInAtom, useAtomValue } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import { newReleaseAtom } from '../start/watch-release.ts';
import { shellTexts } from '../texts.ts';
import { CornerNote } from './corner-notes.tsx';

/** Offers a new release to whoever stays on a page; going to another page takes it anyway. */
export function UpdateNote() {
  const { t } = shellTexts.useTexts();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const release = useAtomValue(newReleaseAtom);
  const [dismissed, setDismissed] = useState<string>();
  return (
    <CornerNote>
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
    </CornerNote>
  );
}
