import { useEffect } from 'react';
import { useLocation } from '@portal/shared/routing';

/** Scrolls to the section that the address names, once it is there; the browser looks for it before the page loads. */
export const useScrollToHash = (isReady: boolean) => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (isReady && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [isReady, hash, key]);
};
