import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after a time, of which only the part counts that nobody held. */
export const useHoldableTimer = (duration: number, isHeld: boolean, onEnd: () => void): void => {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return;
    const start = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - start));
    };
  }, [isHeld]);
};
