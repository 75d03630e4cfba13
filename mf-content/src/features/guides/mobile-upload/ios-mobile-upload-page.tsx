import { MobileUploadGuide } from './mobile-upload-guide.tsx';

export { mobileUploadTexts } from './texts.ts';

/** The guide to uploads on an iPhone. */
export function IosMobileUploadPage() {
  return <MobileUploadGuide platform="ios" />;
}
