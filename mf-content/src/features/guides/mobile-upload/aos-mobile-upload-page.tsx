import { MobileUploadGuide } from './mobile-upload-guide.tsx';

export { mobileUploadTexts } from './texts.ts';

/** The guide to uploads on Android. */
export function AosMobileUploadPage() {
  return <MobileUploadGuide platform="aos" />;
}
