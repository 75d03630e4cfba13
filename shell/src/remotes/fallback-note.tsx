import { Banner } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import { shellTexts } from '../texts.ts';
import { useLoader } from './portal-loader.ts';

export type FallbackNoteProps = { remote: string };

/** Says so where the previous good version is on the screen. */
export function FallbackNote({ remote }: FallbackNoteProps) {
  const { t } = shellTexts.useTexts();
  const loader = useLoader();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed || !loader.isFallback(remote)) return null;
  return (
    <Banner kind="warn" onDismiss={() => setDismissed(true)}>
      {t('remote.fallback')}
    </Banner>
  );
}
