import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { uuid } from '../../platform/http/text-schema.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { channelSchema } from './channel.schemas.ts';
import { createReviewService } from './review.service.ts';

/** The route by which a manager requests a re-review of a channel on hold. */
export const reReviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { clock, ids, jobs } = app;
  const { db } = app.database;
  const reviews = createReviewService({
    database: app.database,
    clock,
    audit: createAudit({ db, clock, ids }),
    jobs: jobs.store,
  });

  app.post(
    '/channel/re-review',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'reReviewChannel',
        summary: 'Requests a re-review of a channel on hold: 72 hours after the hold, then once in 24 hours',
        description: 'When it is too early, Retry-After has the remaining seconds.',
        tags: ['channels'],
        body: z.strictObject({ channel: uuid }),
        response: {
          200: createResponseSchema({ channel: channelSchema }),
          ...describeProblems(
            ...([
              'unauthenticated',
              'forbidden',
              'not_found',
              'channel_state',
              're_review_too_early',
            ] as const),
          ),
        },
      },
    },
    async (request) => ({
      ...ok,
      channel: await reviews.requestReReview(
        requireSession(request),
        getActor(request),
        request.body.channel,
      ),
    }),
  );
};
