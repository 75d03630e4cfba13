import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pacificDayOf } from '../../platform/clock.ts';
import { ok, pageMembers, responseSchema } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { listDeliveries } from '../ingest/delivery-list.ts';
import { findLateReports } from '../ingest/late-reports.ts';
import { delivery, deliveryQuery, lateReport, toDelivery } from './delivery.schemas.ts';

/** The routes for operators to see which deliveries the figures come from. */
export const deliveryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

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
          200: responseSchema({ ...pageMembers(delivery), late: z.array(lateReport) }),
          ...problemResponses('unauthenticated', 'forbidden'),
        },
      },
    },
    async ({ query }) => {
      const { page, size, history, id, ...filter } = query;
      const found = await listDeliveries(db, { ...filter, file: id, hasHistory: history }, { page, size });
      const late = await findLateReports(db, pacificDayOf(app.clock.now()));
      return { ...ok, items: found.rows.map(toDelivery), total: found.total, page, size, late };
    },
  );
};
