import { MobileUnlockGuide } from './mobile-unlock-guide.tsx';

export { mobileUnlockTexts } from './texts.ts';

/** The guide to the time limit on an iPhone. */
export function IosMobileUnlockPage() {
  return <MobileUnlockGuide platform="ios" />;
}
