import type { Activation } from '@portal/shared/contract';

/** Loads the page of each route id; the build finds the files of a route by the chunk name `route-<id>`. */
export const routes: Activation['routes'] = {
  notices: async () => {
    const { NoticesPage } = await import(
      /* webpackChunkName: "route-notices" */ './features/notices/notices-page.tsx'
    );
    return { Page: NoticesPage };
  },
  notice: async () => {
    const { NoticePage } = await import(
      /* webpackChunkName: "route-notice" */ './features/notice/notice-page.tsx'
    );
    return { Page: NoticePage };
  },
  'payment-info': async () => {
    const { PaymentInfoPage } = await import(
      /* webpackChunkName: "route-payment-info" */ './features/payment-info/payment-info-page.tsx'
    );
    return { Page: PaymentInfoPage };
  },
  guides: async () => {
    const { GuidesPage, indexTexts } = await import(
      /* webpackChunkName: "route-guides" */ './features/guides/index/guides-page.tsx'
    );
    await indexTexts.load();
    return { Page: GuidesPage };
  },
  'guide-auths': async () => {
    const { AuthsPage, authsTexts } = await import(
      /* webpackChunkName: "route-guide-auths" */ './features/guides/auths/auths-page.tsx'
    );
    await authsTexts.load();
    return { Page: AuthsPage };
  },
  'guide-mobile-auth': async () => {
    const { MobileAuthPage, authTexts } = await import(
      /* webpackChunkName: "route-guide-mobile-auth" */ './features/guides/auth/mobile-auth-page.tsx'
    );
    await authTexts.load();
    return { Page: MobileAuthPage };
  },
  'guide-pc-auth': async () => {
    const { PcAuthPage, authTexts } = await import(
      /* webpackChunkName: "route-guide-pc-auth" */ './features/guides/auth/pc-auth-page.tsx'
    );
    await authTexts.load();
    return { Page: PcAuthPage };
  },
  'guide-aos-mobile-upload': async () => {
    const { AosMobileUploadPage, mobileUploadTexts } = await import(
      /* webpackChunkName: "route-guide-aos-mobile-upload" */ './features/guides/mobile-upload/aos-mobile-upload-page.tsx'
    );
    await mobileUploadTexts.load();
    return { Page: AosMobileUploadPage };
  },
  'guide-ios-mobile-upload': async () => {
    const { IosMobileUploadPage, mobileUploadTexts } = await import(
      /* webpackChunkName: "route-guide-ios-mobile-upload" */ './features/guides/mobile-upload/ios-mobile-upload-page.tsx'
    );
    await mobileUploadTexts.load();
    return { Page: IosMobileUploadPage };
  },
  'guide-pc-upload': async () => {
    const { PcUploadPage, pcUploadTexts } = await import(
      /* webpackChunkName: "route-guide-pc-upload" */ './features/guides/pc-upload/pc-upload-page.tsx'
    );
    await pcUploadTexts.load();
    return { Page: PcUploadPage };
  },
  'guide-aos-mobile-unlock': async () => {
    const { AosMobileUnlockPage, mobileUnlockTexts } = await import(
      /* webpackChunkName: "route-guide-aos-mobile-unlock" */ './features/guides/mobile-unlock/aos-mobile-unlock-page.tsx'
    );
    await mobileUnlockTexts.load();
    return { Page: AosMobileUnlockPage };
  },
  'guide-ios-mobile-unlock': async () => {
    const { IosMobileUnlockPage, mobileUnlockTexts } = await import(
      /* webpackChunkName: "route-guide-ios-mobile-unlock" */ './features/guides/mobile-unlock/ios-mobile-unlock-page.tsx'
    );
    await mobileUnlockTexts.load();
    return { Page: IosMobileUnlockPage };
  },
};
