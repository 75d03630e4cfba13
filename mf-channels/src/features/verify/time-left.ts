import { verifyTexts } from './texts.ts';

const SECOND_MS = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Returns a function that says how long it is until an instant, in its two largest units: 4분 12초 뒤. */
export function useTimeLeft() {
  const { t } = verifyTexts.useTexts();
  return (instant: string, now: number) => {
    const seconds = Math.max(0, Math.ceil((Date.parse(instant) - now) / SECOND_MS));
    if (seconds < MINUTE) return t('left.seconds', { count: seconds });
    if (seconds < HOUR)
      return t('left.minutes', { minutes: Math.floor(seconds / MINUTE), seconds: seconds % MINUTE });
    const minutes = Math.ceil(seconds / MINUTE);
    return t('left.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
}
