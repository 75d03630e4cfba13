import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** The current time in milliseconds; renders every second while `isTicking`. */
export function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}
