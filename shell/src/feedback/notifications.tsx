import { ConnectionBanner } from './connection-banner.tsx';
import { FloatingBanners } from './floating-banners.tsx';
import { Snackbars } from './snackbars.tsx';
import { UpdateBanner } from './update-banner.tsx';

/** Snackbars and banners of every page. */
export function Notifications() {
  return (
    <>
      <FloatingBanners>
        <UpdateBanner />
        <ConnectionBanner />
      </FloatingBanners>
      <Snackbars />
    </>
  );
}
