import { useSyncExternalStore } from 'react';
import { currentLanguage, i18n } from './i18n.ts';
import type { Language } from '../facts/index.ts';

const subscribe = (onChange: () => void) => {
  i18n.on('languageChanged', onChange);
  return () => i18n.off('languageChanged', onChange);
};

/** The language of the page; renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);
