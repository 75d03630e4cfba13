import { IconTooltips } from '@portal/shared/ui/feedback';
import { ConnectionBanner } from './connection-banner.tsx';
import { FloatingBanners } from './floating-banners.tsx';
import { PageFonts } from '../theme/page-fonts.tsx';
import { RestoredBanner } from './restored-banner.tsx';
import { StartReport } from './start-report.tsx';
import { Snackbars } from './snackbars.tsx';
import { UpdateBanner } from './update-banner.tsx';

/** Snackbars, banners, the tooltips of icon buttons, the report of the start, and web fonts, on every page. */
export function Notifications() {
  return (
    <>
      <FloatingBanners>
        <UpdateBanner />
        <ConnectionBanner />
        <RestoredBanner />
      </FloatingBanners>
      <Snackbars />
      <IconTooltips />
      <StartReport />
      <PageFonts />
    </>
  );
}
