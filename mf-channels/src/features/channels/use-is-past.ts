import { useEffect, useState } from 'react';

/** Whether an instant has come; renders again when it does. */
export function useIsPast(instant: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const isPast = instant !== null && Date.parse(instant) <= now;
  useEffect(() => {
    if (instant === null || isPast) return;
    const timer = setTimeout(() => setNow(Date.now()), Date.parse(instant) - Date.now());
    return () => clearTimeout(timer);
  }, [instant, isPast]);
  return isPast;
}
