import { useAtomValue } from '@portal/shared/state';
import { Banner } from '@portal/shared/ui/feedback';
import { useSyncExternalStore } from 'react';
import { isFromMemoryAtom } from '../start/last-good.ts';
import { shellTexts } from '../texts.ts';
import { CornerNote } from './corner-notes.tsx';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

const isOnline = () => navigator.onLine;

/** Says that the browser is offline for as long as it is, or that the page started with what an earlier visit had. */
export function ConnectionNote() {
  const { t } = shellTexts.useTexts();
  const isConnected = useSyncExternalStore(subscribe, isOnline);
  const isFromMemory = useAtomValue(isFromMemoryAtom);
  const problem = isConnected ? isFromMemory && 'memory' : 'offline';
  return (
    <CornerNote>
      {problem && (
        <Banner kind="warn" title={t(`error.${problem}Title`)}>
          {t(`error.${problem}Text`)}
        </Banner>
      )}
    </CornerNote>
  );
}
