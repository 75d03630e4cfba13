import { AuthGuide } from './auth-guide.tsx';

export { authTexts } from './texts.ts';

/** The guide to verification on a phone. */
export function MobileAuthPage() {
  return <AuthGuide device="mobile" />;
}
