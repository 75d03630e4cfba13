import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { createNoticeService } from '../../../content/notice/notice.service.ts';
import { getReading } from '../../../content/notice/reading.ts';
import { createAnnotations } from './annotations.ts';
import { REPORT_TIME_ZONE } from '../../../platform/calendar.ts';
import { briefingRoutes } from '../briefing/briefing.routes.ts';
import { detailRoutes } from './detail.routes.ts';
import { exportRoutes } from '../exports/export.routes.ts';
import { inboxRoutes } from '../inbox/inbox.routes.ts';
import { installResponseCache } from '../cache/response-cache.ts';
import { installRelativePeriods } from '../scope/relative-period.ts';
import { createReportContext } from '../scope/report-context.ts';
import { createListPreparation } from './list-preparation.ts';
import { createOpenRevenue } from './open-revenue.ts';
import * as schemas from './report.schemas.ts';
import { createReportService } from './report.service.ts';
import { createVideoLists } from './video-lists.ts';
import { readViewer } from '../scope/viewer.ts';

const failures = describeProblems('unauthenticated', 'forbidden');
const memberFailures = describeProblems('unauthenticated', 'forbidden', 'not_found');

/** Figures of the viewer's channels. */
export const reportRoutes: FastifyPluginAsyncZod = async (app) => {
  installRelativePeriods(app);
  installResponseCache(app);
  const { db } = app.database;
  const context = createReportContext({ db, searches: app.searches });
  const lists = createVideoLists({ ...app.database, searches: app.searches });
  const reports = createReportService({ db, lists, context });
  app.jobs.register(
    createListPreparation({ db, clock: app.clock, jobs: app.jobs.store, lists, context, log: app.log }),
  );
  const openRevenue = createOpenRevenue({ db, context });
  const annotations = createAnnotations({
    db,
    context,
    notices: createNoticeService({ db, clock: app.clock }),
  });
  await app.register(detailRoutes, { lists, context });
  await app.register(briefingRoutes, { lists, context });
  await app.register(inboxRoutes, { lists, context });
  await app.register(exportRoutes, { lists, context, reports });
  const tags = ['reports'];

  app.get(
    '/report/freshness',
    {
      schema: {
        tags,
        operationId: 'reportFreshness',
        summary: 'The first and the last delivered days',
        response: { 200: schemas.freshnessResponse, ...failures },
      },
    },
    async () => {
      const { viewsThrough, revenueThrough, latestDay, firstDay, finalThrough } = await reports.freshness();
      return {
        ...ok,
        views_through: viewsThrough,
        revenue_through: revenueThrough,
        latest_day: latestDay,
        first_day: firstDay,
        time_zone: REPORT_TIME_ZONE,
        status:
          finalThrough !== null && finalThrough === revenueThrough
            ? ('final' as const)
            : ('estimated' as const),
        final_through: finalThrough,
      };
    },
  );

  app.get(
    '/report/summary',
    {
      config: { isCached: true },
      schema: {
        tags,
        operationId: 'reportSummary',
        summary: 'Figures of a period',
        querystring: schemas.summaryQuery,
        response: { 200: schemas.summaryResponse, ...memberFailures },
      },
    },
    async (request) => ({ ...ok, ...(await reports.summary(readViewer(request), request.query)) }),
  );

  app.get(
    '/report/open-revenue',
    {
      config: { isCached: true },
      schema: {
        tags,
        operationId: 'reportOpenRevenue',
        summary: 'Revenue that is not final yet',
        querystring: schemas.openRevenueQuery,
        response: { 200: schemas.openRevenueResponse, ...memberFailures },
      },
    },
    async (request) => ({ ...ok, ...(await openRevenue(readViewer(request), request.query)) }),
  );

  app.get(
    '/report/trend',
    {
      config: { isCached: true },
      schema: {
        tags,
        operationId: 'reportTrend',
        summary: 'Figures over time',
        querystring: schemas.trendQuery,
        response: { 200: schemas.trendResponse, ...memberFailures },
      },
    },
    async (request) => ({ ...ok, ...(await reports.trend(readViewer(request), request.query)) }),
  );

  app.get(
    '/report/annotations',
    {
      config: { isReport: true },
      schema: {
        tags,
        operationId: 'reportAnnotations',
        summary:
          'What happened in a period: approved channels, published notices, and changes of what YouTube counts',
        querystring: schemas.annotationsQuery,
        response: { 200: schemas.annotationsResponse, ...memberFailures },
      },
    },
    async (request) => {
      const { query } = request;
      return { ...ok, items: await annotations(readViewer(request), getReading(request), query) };
    },
  );

  app.get(
    '/report/videos',
    {
      config: { isCached: true },
      schema: {
        tags,
        operationId: 'reportVideos',
        summary: 'Videos with figures in a period',
        querystring: schemas.videosQuery,
        response: { 200: schemas.videosResponse, ...memberFailures },
      },
    },
    async (request) => {
      const { items, ...rest } = await reports.videos(readViewer(request), request.query);
      // The id replaces a title that is not fetched yet, or has expired.
      return { ...ok, ...rest, items: items.map((item) => ({ ...item, title: item.title ?? item.id })) };
    },
  );

  app.get(
    '/report/countries',
    {
      config: { isCached: true },
      schema: {
        tags,
        operationId: 'reportCountries',
        summary: 'Countries of a period',
        querystring: schemas.countriesQuery,
        response: { 200: schemas.countriesResponse, ...memberFailures },
      },
    },
    async (request) => ({ ...ok, ...(await reports.countries(readViewer(request), request.query)) }),
  );
};
