import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toPacificDay } from '../../../platform/clock.ts';
import { ok, createPageSchema, createResponseSchema } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { getActor } from '../../../access/audit/actor.ts';
import { createAudit } from '../../../access/audit/audit.service.ts';
import { listDeliveries } from '../delivery-list.ts';
import { findLateReports } from '../late-reports.ts';
import { listFilesToResend } from '../files-to-resend.ts';
import { listRefusedFiles } from '../refused-files.ts';
import { createWithdrawalService } from '../withdrawals/withdrawal.service.ts';
import {
  delivery,
  deliveryQuery,
  fileToResend,
  lateReport,
  refusedFile,
  toDelivery,
  toRefusedFile,
  withdrawal,
  withdrawalResult,
} from './delivery.schemas.ts';

/** The routes for operators to see which deliveries the figures come from. */
export const deliveryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;
  const audit = createAudit({ db, clock: app.clock, ids: app.ids });
  const withdrawals = createWithdrawalService({
    database: app.database,
    clock: app.clock,
    ids: app.ids,
    limits: app.config.limits,
  });

  app.get(
    '/operator/deliveries',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'deliveries',
        summary:
          'Which file counts for each day and report type, the newest day first; what is late, and what was refused',
        tags: ['operator'],
        querystring: deliveryQuery,
        response: {
          200: createResponseSchema({
            ...createPageSchema(delivery),
            late: z.array(lateReport),
            resend: z.array(fileToResend),
            refused: z.array(refusedFile),
          }),
          ...describeProblems('unauthenticated', 'forbidden'),
        },
      },
    },
    async ({ query }) => {
      const { page, size, history, id, ...filter } = query;
      const found = await listDeliveries(db, { ...filter, file: id, hasHistory: history }, { page, size });
      const late = await findLateReports(db, toPacificDay(app.clock.now()));
      const resend = await listFilesToResend(db);
      const refused = (await listRefusedFiles({ audit, db }, app.clock.now())).map(toRefusedFile);
      const items = found.rows.map(toDelivery);
      return { ...ok, items, total: found.total, page, size, late, resend, refused };
    },
  );

  app.post(
    '/operator/deliveries/withdraw',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'withdrawDelivery',
        summary: 'Takes a file back; an earlier one counts again for each of its days',
        description: 'All of it or nothing. A file that was withdrawn before stays as it is.',
        tags: ['operator'],
        body: withdrawal,
        response: {
          200: createResponseSchema({ result: withdrawalResult }),
          ...describeProblems(
            'unauthenticated',
            'forbidden',
            'not_found',
            'delivery_doubtful',
            'report_malformed',
            'delivery_gone',
          ),
        },
      },
    },
    async (request) => {
      const { id, back_to: backTo, reason, force } = request.body;
      const result = await withdrawals.withdraw({ file: id, backTo, reason, force }, getActor(request));
      return { ...ok, result };
    },
  );
};
