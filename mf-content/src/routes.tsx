/** The page of each route id; the chunk's name is how the build finds what a route starts with. */
export const routes = {
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
};
