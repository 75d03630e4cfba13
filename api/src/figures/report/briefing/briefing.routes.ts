import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import type { VideoLists } from '../reports/video-lists.ts';
import type { ReportContext } from '../scope/report-context.ts';
import { readViewer } from '../scope/viewer.ts';
import { createBriefing } from './briefing.ts';
import * as schemas from './briefing.schemas.ts';

/** What happened on the newest day. */
export const briefingRoutes: FastifyPluginAsyncZod<{ lists: VideoLists; context: ReportContext }> = async (
  app,
  { lists, context },
) => {
  const briefing = createBriefing({ db: app.database.db, lists, context });

  app.get(
    '/report/briefing',
    {
      config: { isCached: true },
      schema: {
        tags: ['reports'],
        operationId: 'reportBriefing',
        summary: 'What happened on a day beside what is usual, the month so far, and the newest days',
        querystring: schemas.briefingQuery,
        response: {
          200: schemas.briefingResponse,
          ...describeProblems('unauthenticated', 'forbidden', 'not_found'),
        },
      },
    },
    async (request) => ({ ...ok, ...(await briefing(readViewer(request), request.query)) }),
  );
};
