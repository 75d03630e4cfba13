import { AuthGuide } from './auth-guide.tsx';

export { authTexts } from './texts.ts';

/** The guide to verification on a computer. */
export function PcAuthPage() {
  return <AuthGuide device="pc" />;
}
