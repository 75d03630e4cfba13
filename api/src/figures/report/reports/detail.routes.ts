import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { createChannelReport } from './channel-report.ts';
import * as channelSchemas from './channel-report.schemas.ts';
import { createChannelTrend } from './channel-trend.ts';
import { createPriceReport } from './price-report.ts';
import * as priceSchemas from './price-report.schemas.ts';
import type { ReportContext } from '../scope/report-context.ts';
import { createSettlementReport } from '../statement/settlement-report.ts';
import * as settlementSchemas from '../statement/settlement.schemas.ts';
import { createVideoDetail } from './video-detail.ts';
import { createTrackDetail } from './track-detail.ts';
import { createTrackReport } from './track-report.ts';
import * as trackSchemas from './track-report.schemas.ts';
import type { VideoLists } from './video-lists.ts';
import * as videoSchemas from './video-detail.schemas.ts';
import { readViewer } from '../scope/viewer.ts';

const failures = describeProblems('unauthenticated', 'forbidden', 'not_found');

/** Detailed reports: one video, channels, tracks, prices, estimates beside final revenue. */
export const detailRoutes: FastifyPluginAsyncZod<{ lists: VideoLists; context: ReportContext }> = async (
  app,
  { lists, context },
) => {
  const { db } = app.database;
  const detail = createVideoDetail({ db, context });
  const channels = createChannelReport({ db, context });
  const channelTrend = createChannelTrend({ db, context });
  const tracks = createTrackReport({ db, context });
  const track = createTrackDetail({ db, context });
  const prices = createPriceReport({ lists, context });
  const settlement = createSettlementReport({ db, context });
  const tags = ['reports'];

  app.get(
    '/report/video',
    {
      config: { isCached: true },
      schema: {
        tags,
        operationId: 'reportVideo',
        summary: 'One video in a period: its figures, revenue by source, and countries',
        querystring: videoSchemas.videoDetailQuery,
        response: { 200: videoSchemas.videoDetailResponse, ...failures },
      },
    },
    async (request) => ({ ...ok, ...(await detail(readViewer(request), request.query)) }),
  );

  app.get(
    '/report/tracks',
    {
      config: { isCached: true },
      schema: {
        tags,
        operationId: 'reportTracks',
        summary: 'Tracks of the catalogue that videos use, with the figures of these videos, by revenue',
        querystring: trackSchemas.tracksQuery,
        response: { 200: trackSchemas.tracksResponse, ...failures },
      },
    },
    async (request) => ({ ...ok, ...(await tracks(readViewer(request), request.query)) }),
  );

  app.get(
    '/report/track',
    {
      config: { isCached: true },
      schema: {
        tags,
        operationId: 'reportTrack',
        summary: 'What one track brought: the figures of the videos that use it, by channel and month',
        querystring: trackSchemas.trackDetailQuery,
        response: { 200: trackSchemas.trackDetailResponse, ...failures },
      },
    },
    async (request) => ({ ...ok, ...(await track(readViewer(request), request.query)) }),
  );

  app.get(
    '/report/channels',
    {
      config: { isCached: true },
      schema: {
        tags,
        operationId: 'reportChannels',
        summary: 'Channels with their figures in a period',
        querystring: channelSchemas.channelsQuery,
        response: { 200: channelSchemas.channelsResponse, ...failures },
      },
    },
    async (request) => ({ ...ok, ...(await channels(readViewer(request), request.query)) }),
  );

  app.get(
    '/report/channels/trend',
    {
      config: { isCached: true },
      schema: {
        tags,
        operationId: 'reportChannelTrend',
        summary: 'The largest or the named channels over time, and all others together',
        querystring: channelSchemas.channelTrendQuery,
        response: { 200: channelSchemas.channelTrendResponse, ...failures },
      },
    },
    async (request) => ({ ...ok, ...(await channelTrend(readViewer(request), request.query)) }),
  );

  app.get(
    '/report/prices',
    {
      config: { isReport: true },
      schema: {
        tags,
        operationId: 'reportPrices',
        summary: 'Prices of 1,000 views: the average over time, the highest and the lowest video',
        querystring: priceSchemas.pricesQuery,
        response: { 200: priceSchemas.pricesResponse, ...failures },
      },
    },
    async (request) => ({ ...ok, ...(await prices(readViewer(request), request.query)) }),
  );

  app.get(
    '/report/settlement',
    {
      config: { isReport: true },
      schema: {
        tags,
        operationId: 'reportSettlement',
        summary: 'Estimated beside final revenue by month',
        querystring: settlementSchemas.settlementQuery,
        response: { 200: settlementSchemas.settlementResponse, ...failures },
      },
    },
    async (request) => ({ ...ok, ...(await settlement(readViewer(request), request.query)) }),
  );
};
