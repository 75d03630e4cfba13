import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { createNotifications } from '../../../access/notification/notification.service.ts';
import { createBriefing } from '../briefing/briefing.ts';
import type { VideoLists } from '../reports/video-lists.ts';
import type { ReportContext } from '../scope/report-context.ts';
import { readViewer } from '../scope/viewer.ts';
import { createDayNotifications } from './day-notifications.ts';
import { createInbox } from './inbox.ts';
import * as schemas from './inbox.schemas.ts';

/** A person's notifications, and the job that notifies of the figures of a new day. */
export const inboxRoutes: FastifyPluginAsyncZod<{ lists: VideoLists; context: ReportContext }> = async (
  app,
  { lists, context },
) => {
  const { clock, jobs } = app;
  const { db } = app.database;
  const notifications = createNotifications({ db, clock });
  const inbox = createInbox({ db, context, notifications });
  const briefing = createBriefing({ db, lists, context });
  jobs.register(
    createDayNotifications({
      db,
      clock,
      jobs: jobs.store,
      briefing,
      notifications,
      sendsMail: app.config.mail !== undefined,
      log: app.log,
    }),
  );

  app.get(
    '/inbox/list',
    {
      schema: {
        tags: ['inbox'],
        operationId: 'inbox',
        summary: 'What the caller was notified of, the newest first',
        querystring: schemas.inboxQuery,
        response: { 200: schemas.inboxResponse, ...describeProblems('unauthenticated', 'forbidden') },
      },
    },
    async (request) => {
      const { cursor, size } = request.query;
      return { ...ok, ...(await inbox(readViewer(request), cursor, size)) };
    },
  );
};
