import { useSyncExternalStore } from 'react';
import { DEFAULT_TEXT_SIZE, PHONE_BREAKPOINT } from '../../theme/index.ts';

/** Whether a media query matches; renders again when that changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );

/** Whether the phone layout is shown. */
export const useIsPhone = (): boolean =>
  // The build computes it, which it does not with a function.
  useMedia(`(max-width: ${(PHONE_BREAKPOINT - 0.02) / DEFAULT_TEXT_SIZE}rem)`);

/** Whether the user prefers reduced motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
