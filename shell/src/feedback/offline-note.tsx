import { Banner } from '@portal/shared/ui/feedback';
import { useSyncExternalStore } from 'react';
import { shellTexts } from '../texts.ts';
import { CornerNote } from './corner-note.tsx';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

const isOnline = () => navigator.onLine;

/** Says that the browser is offline for as long as it is. */
export function OfflineNote() {
  const { t } = shellTexts.useTexts();
  const isConnected = useSyncExternalStore(subscribe, isOnline);
  return (
    <CornerNote>
      {!isConnected && (
        <Banner kind="warn" title={t('error.offlineTitle')}>
          {t('error.offlineText')}
        </Banner>
      )}
    </CornerNote>
  );
}
