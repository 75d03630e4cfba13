import { useFormat } from '@portal/shared/i18n';
import { useAtomValue } from '@portal/shared/state';
import { Banner } from '@portal/shared/ui/feedback';
import { useEffect, useState } from 'react';
import { restoredAtAtom } from '../query-cache/restored-at.ts';
import { shellTexts } from '../texts.ts';
import { FloatingBanner } from './floating-banners.tsx';

/** New figures usually arrive sooner, and a banner that appears and goes would only distract. */
const DELAY_MS = 1_500;

/** Says when the figures of an earlier visit were loaded, while they are on the page and new ones do not arrive. */
export function RestoredBanner() {
  const { t } = shellTexts.useTexts();
  const format = useFormat();
  const restoredAt = useAtomValue(restoredAtAtom);
  const [isLate, setIsLate] = useState(false);
  const isRestored = restoredAt !== null;
  useEffect(() => {
    if (!isRestored) return undefined;
    const timer = setTimeout(setIsLate, DELAY_MS, true);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isRestored]);
  return (
    <FloatingBanner>
      {isLate && isRestored && (
        <Banner
          icon="clock"
          title={t('error.restored', { time: format.dateTime(new Date(restoredAt).toISOString()) })}
        />
      )}
    </FloatingBanner>
  );
}
