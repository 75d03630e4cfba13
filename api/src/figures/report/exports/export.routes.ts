import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toFileNamePart } from '../../../platform/export/file-name.ts';
import {
  exportFailures,
  exportHeaders,
  fileResponse,
  format,
  sendExport,
} from '../../../platform/export/send-export.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { requireSite } from '../../../platform/http/request-context.ts';
import { channelColumns, channelTable, toChannelTrendTable } from './channel-export.ts';
import { createChannelReport } from '../reports/channel-report.ts';
import { channelFilter, channelTrendFilter } from '../reports/channel-report.schemas.ts';
import { createChannelTrend } from '../reports/channel-trend.ts';
import { listChosenColumns } from './export-columns.ts';
import { toCountryTable, toPriceTable, toTrendTable, toVideoDaysTable } from './figures-export.ts';
import { createPriceReport } from '../reports/price-report.ts';
import { priceFilter } from '../reports/price-report.schemas.ts';
import type { ReportContext, Selection } from '../scope/report-context.ts';
import { checkComparison, checkPeriod } from '../scope/report-input.ts';
import { countryFilter, trendFilter, videoFilter } from '../reports/report.schemas.ts';
import type { ReportService } from '../reports/report.service.ts';
import { clipScope } from '../scope/scope.ts';
import { readUnchanged } from '../cache/unchanged-reading.ts';
import { createVideoDetail } from '../reports/video-detail.ts';
import { videoDayFilter } from '../reports/video-detail.schemas.ts';
import { videoColumns, toVideoTable } from './video-export.ts';
import type { VideoLists } from '../reports/video-lists.ts';
import { readViewer } from '../scope/viewer.ts';

const failures = describeProblems('unauthenticated', 'forbidden', 'not_found', ...exportFailures);

type Reports = { lists: VideoLists; context: ReportContext; reports: ReportService };

/** The file name of an export without its extension. */
const nameOf = (
  what: string,
  request: FastifyRequest<{ Querystring: { from: string; to: string } }>,
  chosen: readonly string[] = [],
) => {
  const { from, to } = request.query;
  const names = chosen.map(toFileNamePart).filter((part) => part !== '');
  return [what, requireSite(request).domain, ...names, from, to, request.currency].join('_');
};

const schemaOf = <Query extends z.ZodType>(operationId: string, summary: string, querystring: Query) => ({
  tags: ['reports'],
  operationId,
  summary,
  querystring,
  headers: exportHeaders,
  response: { 200: fileResponse, ...failures },
});

/** Exports of reports: every row that the report's own filter finds, in its order. */
export const exportRoutes: FastifyPluginAsyncZod<Reports> = async (app, { lists, context, reports }) => {
  const { db } = app.database;
  const channels = createChannelReport({ db, context });
  const channelTrend = createChannelTrend({ db, context });
  const detail = createVideoDetail({ db, context });
  const prices = createPriceReport({ lists, context });

  /** The rows of videos are read later, in a transaction of their own. */
  const send: typeof sendExport = (request, reply, create) =>
    sendExport(request, reply, async () => {
      const { result } = await readUnchanged(db, request, { read: async () => create() });
      return result;
    });

  type Selected = FastifyRequest<{ Querystring: Selection & { from: string; to: string } }>;
  /** The file name with the names of the selected member and channel. */
  const fullName = async (what: string, request: Selected) =>
    nameOf(what, request, await context.readNames(readViewer(request), request.query));

  app.get(
    '/report/videos/export',
    {
      schema: schemaOf(
        'exportVideos',
        'The videos of a period as a file',
        z.object({ ...videoFilter, ...listChosenColumns(videoColumns), format }).superRefine(checkPeriod),
      ),
    },
    async (request, reply) =>
      send(request, reply, async () => {
        const { from, to, search, sort, order, columns } = request.query;
        const viewer = readViewer(request);
        const period = { from, to };
        const scope = clipScope(await context.readScope(viewer, request.query), period);
        const { days } = await context.readDays(viewer, scope, period);
        const found = await lists.prepareSearch(scope.accountId, search);
        const query = { scope, period, days, search: found, sort, order };
        const { language, currency } = request;
        const table = toVideoTable(lists, query, { language, currency, columns });
        return { table, name: await fullName('videos', request) };
      }),
  );

  app.get(
    '/report/video/export',
    {
      schema: schemaOf(
        'exportVideo',
        'One video day by day as a file',
        z.object({ ...videoDayFilter, format }).superRefine(checkPeriod),
      ),
    },
    async (request, reply) =>
      send(request, reply, async () => {
        // The file has no countries, so the smallest number is read.
        const query = { ...request.query, compare: 'none', top: 1 } as const;
        const viewer = readViewer(request);
        const table = toVideoDaysTable(await detail(viewer, query), viewer);
        return { table, name: await fullName(`video_${query.id}`, request) };
      }),
  );

  app.get(
    '/report/channels/export',
    {
      schema: schemaOf(
        'exportChannels',
        'The channels of a period as a file',
        z
          .object({ ...channelFilter, ...listChosenColumns(channelColumns), format })
          .superRefine(checkComparison),
      ),
    },
    async (request, reply) =>
      send(request, reply, async () => {
        const { columns, ...filter } = request.query;
        const viewer = readViewer(request);
        const found = await channels(viewer, { ...filter, page: 0, size: Number.MAX_SAFE_INTEGER });
        // Shares are relative to all channels, also to those that a search leaves out.
        const whole =
          filter.search && columns.includes('share')
            ? await channels(viewer, { ...filter, compare: 'none', search: undefined, page: 0, size: 1 })
            : found;
        const wholeRevenue = whole.totals.has_both_signs ? null : whole.totals.revenue;
        const table = channelTable(found, { reader: viewer, columns, wholeRevenue });
        return { table, name: await fullName('channels', request) };
      }),
  );

  app.get(
    '/report/channels/trend/export',
    {
      schema: schemaOf(
        'exportChannelTrend',
        'The largest channels over time as a file',
        z.object({ ...channelTrendFilter, format }).superRefine(checkComparison),
      ),
    },
    async (request, reply) =>
      send(request, reply, async () => {
        const viewer = readViewer(request);
        const table = toChannelTrendTable(await channelTrend(viewer, request.query), viewer);
        return { table, name: await fullName('channel_trend', request) };
      }),
  );

  app.get(
    '/report/trend/export',
    {
      schema: schemaOf(
        'exportTrend',
        'Figures over time as a file',
        z.object({ ...trendFilter, format }).superRefine(checkComparison),
      ),
    },
    async (request, reply) =>
      send(request, reply, async () => {
        const viewer = readViewer(request);
        const table = toTrendTable(await reports.trend(viewer, request.query), viewer);
        return { table, name: await fullName('trend', request) };
      }),
  );

  app.get(
    '/report/countries/export',
    {
      schema: schemaOf(
        'exportCountries',
        'All countries of a period as a file',
        z.object({ ...countryFilter, format }).superRefine(checkPeriod),
      ),
    },
    async (request, reply) =>
      send(request, reply, async () => {
        const query = { ...request.query, top: Number.MAX_SAFE_INTEGER };
        const viewer = readViewer(request);
        const table = toCountryTable(await reports.countries(viewer, query), viewer);
        return { table, name: await fullName('countries', request) };
      }),
  );

  app.get(
    '/report/prices/export',
    {
      schema: schemaOf(
        'exportPrices',
        'The average price of 1,000 views over time as a file',
        z.object({ ...priceFilter, format }).superRefine(checkPeriod),
      ),
    },
    async (request, reply) =>
      send(request, reply, async () => {
        const viewer = readViewer(request);
        const table = toPriceTable(await prices(viewer, request.query), viewer);
        return { table, name: await fullName('prices', request) };
      }),
  );
};
