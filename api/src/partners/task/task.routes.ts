import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSite } from '../../platform/http/request-context.ts';
import { freshness } from '../../figures/ingest/delivered-days.read.ts';
import { resolvePeriod } from '../../figures/report/scope/relative-period.ts';
import { createReportContext } from '../../figures/report/scope/report-context.ts';
import { readViewer } from '../../figures/report/scope/viewer.ts';
import { createChannelTasks } from './list-channel-tasks.ts';
import { createMoneyTasks } from './list-money-tasks.ts';
import { taskResponse } from './task.schemas.ts';

/** What waits for a partner. */
export const taskRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;
  const context = createReportContext({ db, searches: app.searches });
  const listMoneyTasks = createMoneyTasks({ db, clock: app.clock });
  const listChannelTasks = createChannelTasks({ db, context });

  app.get(
    '/task/list',
    {
      schema: {
        operationId: 'tasks',
        summary:
          'What waits for the caller, with its days and the money that it is about: of members their own money',
        tags: ['tasks'],
        response: { 200: taskResponse, ...describeProblems('unauthenticated', 'forbidden') },
      },
    },
    async (request) => {
      const viewer = readViewer(request);
      const site = requireSite(request);
      const { latestDay } = await freshness(db);
      const period = latestDay === null ? null : resolvePeriod('28d', latestDay);
      const tasks = [
        ...(await listMoneyTasks(viewer, site.domain)),
        ...(viewer.role === 'manager'
          ? await listChannelTasks(viewer, period, site.channel_verify_needed)
          : []),
      ];
      return { ...ok, currency: viewer.currency, period, tasks };
    },
  );
};
