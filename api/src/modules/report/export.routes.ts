import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemResponses } from '../../platform/http/problem.ts';
import { siteOf } from '../../platform/http/request-context.ts';
import { exportChannels } from './channel-export.ts';
import { createChannelReport } from './channel-report.ts';
import { channelFilter } from './channel-report.schemas.ts';
import { columnName, unattributedName, videoColumns } from './export-texts.ts';
import type { ReportContext } from './report-context.ts';
import { checkComparison, checkPeriod } from './report-input.ts';
import { videoFilter } from './report.schemas.ts';
import { csvResponse, sendCsv } from './send-csv.ts';
import { exportStatement } from './statement-export.ts';
import { createStatementReport } from './statement-report.ts';
import { statementQuery } from './statement.schemas.ts';
import { exportVideos } from './video-export.ts';
import type { VideoLists } from './video-lists.ts';
import { searchOf } from './video-report.ts';
import { viewerOf } from './viewer.ts';

const failures = problemResponses('unauthenticated', 'forbidden', 'not_found');

/** Reports as files: everything that the report's own filter finds, in its order. */
export const exportRoutes: FastifyPluginAsyncZod<{ lists: VideoLists; context: ReportContext }> = async (
  app,
  { lists, context },
) => {
  const { db } = app.database;
  const channels = createChannelReport({ db, context });
  const statement = createStatementReport({ db });
  const tags = ['reports'];

  app.get(
    '/report/videos/export',
    {
      schema: {
        tags,
        operationId: 'exportVideos',
        summary: 'The videos of a period as a file',
        querystring: z.object(videoFilter).superRefine(checkPeriod),
        response: { 200: csvResponse, ...failures },
      },
    },
    async (request, reply) => {
      const { from, to, search, sort, order, member, channel } = request.query;
      const viewer = viewerOf(request);
      const scope = await context.scopeOf(viewer, { member, channel });
      const { days } = await context.valuesOf(viewer, { from, to });
      const { language } = request;
      const stream = await exportVideos(lists, {
        ...{ scope, period: { from, to }, days, search: searchOf(search), sort, order },
        texts: {
          header: videoColumns.map((column) => columnName(column, language, viewer.currency)),
          unattributed: unattributedName[language],
        },
      });
      const name = `videos_${siteOf(request).domain}_${from}_${to}_${viewer.currency}`;
      return sendCsv(reply, { stream, name });
    },
  );

  app.get(
    '/report/channels/export',
    {
      schema: {
        tags,
        operationId: 'exportChannels',
        summary: 'The channels of a period as a file',
        querystring: z.object(channelFilter).superRefine(checkComparison),
        response: { 200: csvResponse, ...failures },
      },
    },
    async (request, reply) => {
      const { from, to } = request.query;
      const viewer = viewerOf(request);
      const report = await channels(viewer, {
        ...request.query,
        page: 0,
        size: Number.MAX_SAFE_INTEGER,
      });
      const stream = await exportChannels(report, request.language);
      const name = `channels_${siteOf(request).domain}_${from}_${to}_${viewer.currency}`;
      return sendCsv(reply, { stream, name });
    },
  );

  app.get(
    '/report/statement/export',
    {
      schema: {
        tags,
        operationId: 'exportStatement',
        summary: "A month's statement as a file",
        querystring: statementQuery,
        response: { 200: csvResponse, ...failures },
      },
    },
    async (request, reply) => {
      const { month } = request.query;
      const stream = await exportStatement(await statement(viewerOf(request), month), request.language);
      return sendCsv(reply, { stream, name: `statement_${siteOf(request).domain}_${month}` });
    },
  );
};
