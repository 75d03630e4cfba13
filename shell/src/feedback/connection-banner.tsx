import { useAtomValue } from '@portal/shared/state';
import { Banner } from '@portal/shared/ui/feedback';
import { useSyncExternalStore } from 'react';
import { isFromLastGoodAtom } from '../start/last-good.ts';
import { shellTexts } from '../texts.ts';
import { FloatingBanner } from './floating-banners.tsx';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

const isOnline = () => navigator.onLine;

/** Warns while the browser is offline, or when the page started from the last good release set or metadata. */
export function ConnectionBanner() {
  const { t } = shellTexts.useTexts();
  const isConnected = useSyncExternalStore(subscribe, isOnline);
  const isFromLastGood = useAtomValue(isFromLastGoodAtom);
  const problem = isConnected ? isFromLastGood && 'memory' : 'offline';
  return (
    <FloatingBanner>
      {problem && (
        <Banner kind="warn" title={t(`error.${problem}Title`)}>
          {t(`error.${problem}Text`)}
        </Banner>
      )}
    </FloatingBanner>
  );
}
