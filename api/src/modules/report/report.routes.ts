import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { REPORT_TIME_ZONE } from './calendar.ts';
import { detailRoutes } from './detail.routes.ts';
import { exportRoutes } from './export.routes.ts';
import { installKeptAnswers } from './kept-answers.ts';
import { createReportContext } from './report-context.ts';
import * as schemas from './report.schemas.ts';
import { createReportService } from './report.service.ts';
import { createVideoLists } from './video-lists.ts';
import { viewerOf } from './viewer.ts';

const failures = problemResponses('unauthenticated', 'forbidden');
const memberFailures = problemResponses('unauthenticated', 'forbidden', 'not_found');

/** Figures of the viewer's channels. */
export const reportRoutes: FastifyPluginAsyncZod = async (app) => {
  installKeptAnswers(app);
  const { db } = app.database;
  const context = createReportContext(db);
  const lists = createVideoLists(app.database);
  const reports = createReportService({ db, lists, context });
  await app.register(detailRoutes, { lists, context });
  await app.register(exportRoutes, { lists, context, reports });
  const tags = ['reports'];

  app.get(
    '/report/freshness',
    {
      schema: {
        tags,
        operationId: 'reportFreshness',
        summary: 'How far the data reach',
        response: { 200: schemas.freshnessAnswer, ...failures },
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
      config: { isKept: true },
      schema: {
        tags,
        operationId: 'reportSummary',
        summary: 'Figures of a period',
        querystring: schemas.summaryQuery,
        response: { 200: schemas.summaryAnswer, ...memberFailures },
      },
    },
    async (request) => ({ ...ok, ...(await reports.summary(viewerOf(request), request.query)) }),
  );

  app.get(
    '/report/trend',
    {
      config: { isKept: true },
      schema: {
        tags,
        operationId: 'reportTrend',
        summary: 'Figures over time',
        querystring: schemas.trendQuery,
        response: { 200: schemas.trendAnswer, ...memberFailures },
      },
    },
    async (request) => ({ ...ok, ...(await reports.trend(viewerOf(request), request.query)) }),
  );

  app.get(
    '/report/videos',
    {
      config: { isKept: true },
      schema: {
        tags,
        operationId: 'reportVideos',
        summary: 'Videos with figures in a period',
        querystring: schemas.videosQuery,
        response: { 200: schemas.videosAnswer, ...memberFailures },
      },
    },
    async (request) => {
      const { items, ...rest } = await reports.videos(viewerOf(request), request.query);
      // A title that is not known yet, or may no longer be kept: the id says which video it is.
      return { ...ok, ...rest, items: items.map((item) => ({ ...item, title: item.title ?? item.id })) };
    },
  );

  app.get(
    '/report/countries',
    {
      config: { isKept: true },
      schema: {
        tags,
        operationId: 'reportCountries',
        summary: 'Countries of a period',
        querystring: schemas.countriesQuery,
        response: { 200: schemas.countriesAnswer, ...memberFailures },
      },
    },
    async (request) => ({ ...ok, ...(await reports.countries(viewerOf(request), request.query)) }),
  );
};
