import { useAtomValue } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import { isOutdatedAtom } from '../start/watch-release.ts';
import { shellTexts } from '../texts.ts';
import { CornerNote } from './corner-note.tsx';

/** Offers a new release; taking it is left to the reader, who may be in the middle of something. */
export function UpdateNote() {
  const { t } = shellTexts.useTexts();
  const isOutdated = useAtomValue(isOutdatedAtom);
  const [isDismissed, setDismissed] = useState(false);
  return (
    <CornerNote>
      {isOutdated && !isDismissed && (
        <Banner
          kind="info"
          icon="rocket"
          title={t('update.title')}
          onDismiss={() => setDismissed(true)}
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
