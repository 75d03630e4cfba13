/** Loads the page of each route id; the build finds the files of a route by the chunk name `route-<id>`. */
export const routes = {
  closing: async () => {
    const { ClosingPage, closingTexts } = await import(
      /* webpackChunkName: "route-closing" */ './features/closing/closing-page.tsx'
    );
    await closingTexts.load();
    return { Page: ClosingPage };
  },
  deliveries: async () => {
    const { DeliveriesPage } = await import(
      /* webpackChunkName: "route-deliveries" */ './features/deliveries/deliveries-page.tsx'
    );
    return { Page: DeliveriesPage };
  },
  notices: async () => {
    const { NoticesPage } = await import(
      /* webpackChunkName: "route-notices" */ './features/notices/notices-page.tsx'
    );
    return { Page: NoticesPage };
  },
  'notice-new': async () => {
    const { NewNoticePage } = await import(
      /* webpackChunkName: "route-notice-new" */ './features/notices/editor/new-notice-page.tsx'
    );
    return { Page: NewNoticePage };
  },
  notice: async () => {
    const { NoticePage } = await import(
      /* webpackChunkName: "route-notice" */ './features/notices/editor/notice-page.tsx'
    );
    return { Page: NoticePage };
  },
  rates: async () => {
    const { RatesPage } = await import(
      /* webpackChunkName: "route-rates" */ './features/rates/rates-page.tsx'
    );
    return { Page: RatesPage };
  },
  payouts: async () => {
    const { PayoutsPage, payoutTexts } = await import(
      /* webpackChunkName: "route-payouts" */ './features/payouts/payouts-page.tsx'
    );
    await payoutTexts.load();
    return { Page: PayoutsPage };
  },
  music: async () => {
    const { MusicPage } = await import(
      /* webpackChunkName: "route-music" */ './features/music/music-page.tsx'
    );
    return { Page: MusicPage };
  },
  releases: async () => {
    const { ReleasesPage } = await import(
      /* webpackChunkName: "route-releases" */ './features/releases/releases-page.tsx'
    );
    return { Page: ReleasesPage };
  },
  review: async () => {
    const { ReviewPage } = await import(
      /* webpackChunkName: "route-review" */ './features/review/review-page.tsx'
    );
    return { Page: ReviewPage };
  },
  site: async () => {
    const { SitePage, siteTexts } = await import(
      /* webpackChunkName: "route-site" */ './features/site/site-page.tsx'
    );
    await siteTexts.load();
    return { Page: SitePage };
  },
  sites: async () => {
    const { SitesPage, siteTexts } = await import(
      /* webpackChunkName: "route-sites" */ './features/sites/sites-page.tsx'
    );
    await siteTexts.load();
    return { Page: SitesPage };
  },
};
