import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pacificDayOf } from '../../platform/clock.ts';
import { ok, pageMembers, responseSchema } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { getActor } from '../audit/actor.ts';
import { listDeliveries } from '../ingest/delivery-list.ts';
import { findLateReports } from '../ingest/late-reports.ts';
import { listFilesToResend } from '../ingest/files-to-resend.ts';
import { createWithdrawalService } from '../ingest/withdrawal.service.ts';
import {
  delivery,
  deliveryQuery,
  fileToResend,
  lateReport,
  toDelivery,
  withdrawal,
  withdrawalResult,
} from './delivery.schemas.ts';

/** The routes for operators to see which deliveries the figures come from. */
export const deliveryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;
  const withdrawals = createWithdrawalService({ database: app.database, clock: app.clock, ids: app.ids });

  app.get(
    '/operator/deliveries',
    {
      config: { isOpen: true },
      schema: {
        operationId: 'deliveries',
        summary: 'Which file counts for each day and report type, the newest day first; and what is late',
        tags: ['operator'],
        querystring: deliveryQuery,
        response: {
          200: responseSchema({
            ...pageMembers(delivery),
            late: z.array(lateReport),
            resend: z.array(fileToResend),
          }),
          ...problemResponses('unauthenticated', 'forbidden'),
        },
      },
    },
    async ({ query }) => {
      const { page, size, history, id, ...filter } = query;
      const found = await listDeliveries(db, { ...filter, file: id, hasHistory: history }, { page, size });
      const late = await findLateReports(db, pacificDayOf(app.clock.now()));
      const resend = await listFilesToResend(db);
      return { ...ok, items: found.rows.map(toDelivery), total: found.total, page, size, late, resend };
    },
  );

  app.post(
    '/operator/deliveries/withdraw',
    {
      config: { isOpen: true },
      schema: {
        operationId: 'withdrawDelivery',
        summary: 'Takes a file back; an earlier one counts again for each of its days',
        description: 'All of it or nothing. A file that was withdrawn before stays as it is.',
        tags: ['operator'],
        body: withdrawal,
        response: {
          200: responseSchema({ result: withdrawalResult }),
          ...problemResponses('unauthenticated', 'forbidden', 'not_found', 'delivery_gone'),
        },
      },
    },
    async (request) => {
      const { id, back_to: backTo, reason } = request.body;
      const result = await withdrawals.withdraw({ file: id, backTo, reason }, getActor(request));
      return { ...ok, result };
    },
  );
};
