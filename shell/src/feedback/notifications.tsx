import { IconTooltips } from '@portal/shared/ui/feedback';
import { ConnectionBanner } from './connection-banner.tsx';
import { FloatingBanners } from './floating-banners.tsx';
import { Snackbars } from './snackbars.tsx';
import { UpdateBanner } from './update-banner.tsx';

/** Snackbars, banners and the tooltips of icon buttons on every page. */
export function Notifications() {
  return (
    <>
      <FloatingBanners>
        <UpdateBanner />
        <ConnectionBanner />
      </FloatingBanners>
      <Snackbars />
      <IconTooltips />
    </>
  );
}
