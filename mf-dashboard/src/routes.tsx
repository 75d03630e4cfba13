import type { Activation } from '@portal/shared/contract';

/** The page of each route id; the build finds a route's files by the chunk name. */
export const routes: Activation['routes'] = {
  dashboard: async () => {
    const { DashboardPage } = await import(
      /* webpackChunkName: "route-dashboard" */ './features/dashboard/dashboard-page.tsx'
    );
    return { Page: DashboardPage };
  },
  'report-channel': async () => {
    const { ChannelReportPage, channelReportTexts } = await import(
      /* webpackChunkName: "route-report-channel" */ './features/channel-report/channel-report-page.tsx'
    );
    await channelReportTexts.load();
    return { Page: ChannelReportPage };
  },
  'report-video': async () => {
    const { VideoReportPage, videoReportTexts } = await import(
      /* webpackChunkName: "route-report-video" */ './features/video-report/video-report-page.tsx'
    );
    await videoReportTexts.load();
    return { Page: VideoReportPage };
  },
  video: async () => {
    const { VideoPage, detailTexts } = await import(
      /* webpackChunkName: "route-video" */ './features/video/video-page.tsx'
    );
    await detailTexts.load();
    return { Page: VideoPage };
  },
  statement: async () => {
    const { StatementPage, statementTexts } = await import(
      /* webpackChunkName: "route-statement" */ './features/statement/statement-page.tsx'
    );
    await statementTexts.load();
    return { Page: StatementPage };
  },
  payouts: async () => {
    const { PayoutsPage, payoutTexts } = await import(
      /* webpackChunkName: "route-payouts" */ './features/payouts/payouts-page.tsx'
    );
    await payoutTexts.load();
    return { Page: PayoutsPage };
  },
};
