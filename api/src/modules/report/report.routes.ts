import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Language } from '../../platform/http/languages.ts';
import { ok } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { requireSession, sessionOf } from '../../platform/http/request-context.ts';
import { REPORT_TIME_ZONE } from './calendar.ts';
import * as schemas from './report.schemas.ts';
import { createReportService, type Viewer } from './report.service.ts';

const failures = problemResponses('unauthenticated', 'forbidden');
const memberFailures = problemResponses('unauthenticated', 'forbidden', 'not_found');

/** Views that the platform attributes to no video any more. */
const unattributed: Record<Language, string> = {
  ko: '삭제되었거나 확인할 수 없는 영상',
  en: 'Deleted or unknown videos',
  'zh-CN': '已删除或无法识别的视频',
  'zh-TW': '已刪除或無法辨識的影片',
};

const viewerOf = (request: FastifyRequest): Viewer => {
  const { accountId, memberId, role } = sessionOf(request);
  // Operators are turned away before; they have no figures of their own.
  return { accountId, memberId, role: role === 'manager' ? 'manager' : 'member', currency: request.currency };
};

/** Figures of the viewer's channels. */
export const reportRoutes: FastifyPluginAsyncZod = async (app) => {
  const reports = createReportService({ db: app.database.db });
  const preHandler = requireSession({ role: ['manager', 'member'] });
  const tags = ['reports'];

  app.get(
    '/report/freshness',
    {
      preHandler,
      schema: {
        tags,
        operationId: 'reportFreshness',
        summary: 'How far the data reach',
        response: { 200: schemas.freshnessAnswer, ...failures },
      },
    },
    async () => {
      const { viewsThrough, revenueThrough, latestDay, firstDay } = await reports.freshness();
      return {
        ...ok,
        views_through: viewsThrough,
        revenue_through: revenueThrough,
        latest_day: latestDay,
        first_day: firstDay,
        time_zone: REPORT_TIME_ZONE,
        // Only estimated reports are taken in so far; a month becomes final with its closing report.
        status: 'estimated' as const,
      };
    },
  );

  app.get(
    '/report/summary',
    {
      preHandler,
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
      preHandler,
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
      preHandler,
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
      return {
        ...ok,
        ...rest,
        items: items.map(({ isAttributed, ...item }) => ({
          ...item,
          // A title that is not known yet, or may no longer be kept: the id says which video it is.
          title: item.title ?? (isAttributed ? item.id : unattributed[request.language]),
        })),
      };
    },
  );

  app.get(
    '/report/countries',
    {
      preHandler,
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
