/** Loads the page of each route id; the build finds the files of a route by the chunk name `route-<id>`. */
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
