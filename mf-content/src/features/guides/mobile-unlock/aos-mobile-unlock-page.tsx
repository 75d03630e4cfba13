import { MobileUnlockGuide } from './mobile-unlock-guide.tsx';

export { mobileUnlockTexts } from './texts.ts';

/** The guide to the time limit on Android. */
export function AosMobileUnlockPage() {
  return <MobileUnlockGuide platform="aos" />;
}
