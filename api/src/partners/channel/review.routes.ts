import { CHANNEL_STATUS, type ChannelStatus } from '@portal/shared/facts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readSeenVersion, sendVersion } from '../../platform/http/if-match.ts';
import { createResponseSchema, createPageSchema, ok, pageQuery } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { boundedText, instant, text, uuid } from '../../platform/http/text-schema.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { channelSchema } from './channel.schemas.ts';
import { toReviewResponse } from './channel-responses.ts';
import { channelTabs, getTabStatus } from './channel.service.ts';
import { createReviewRepository } from './review.repository.ts';
import { bulkOutcomes, createReviewService, decisions } from './review.service.ts';

const MAX_REASON_LENGTH = 500;
const MAX_CHANNELS = 100;
const reviewTabs = channelTabs.filter((tab) => tab !== 'needs_verification');
const access = ['unauthenticated', 'forbidden'] as const;

const reviewed = channelSchema
  .omit({ members: true, shorts_count: true })
  .extend({
    waiting_since: instant.describe('When it was registered, or its re-review was requested.'),
    account: z.object({ id: z.string(), domain: z.string(), email: z.string(), nickname: z.string() }),
  })
  .meta({ id: 'ReviewedChannel' });

const reviewCounts = z.object({
  all: z.int(),
  waiting: z.int(),
  on_hold: z.int(),
  approved: z.int(),
  rejected: z.int(),
});

const decision = {
  decision: z.enum(decisions),
  reason: boundedText(1, MAX_REASON_LENGTH).optional().describe('Shown to the partner.'),
};
const verdict = z.strictObject({ channel: uuid, ...decision });
const bulkVerdict = z.strictObject({
  channels: z
    .array(z.strictObject({ id: uuid, version: z.int().describe('The version that the operator has seen.') }))
    .min(1)
    .max(MAX_CHANNELS)
    .refine((channels) => new Set(channels.map(({ id }) => id)).size === channels.length, { error: 'taken' }),
  ...decision,
});

const toCounts = (byStatus: ReadonlyMap<ChannelStatus, number>): z.infer<typeof reviewCounts> => {
  const of = (status: ChannelStatus) => byStatus.get(status) ?? 0;
  const [waiting, onHold, approved, rejected] = [
    of(CHANNEL_STATUS.waiting),
    of(CHANNEL_STATUS.on_hold),
    of(CHANNEL_STATUS.approved),
    of(CHANNEL_STATUS.rejected),
  ];
  return { all: waiting + onHold + approved + rejected, waiting, on_hold: onHold, approved, rejected };
};

/** The review queue of operators. */
export const reviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { clock, ids, jobs } = app;
  const { db } = app.database;
  const queue = createReviewRepository(db);
  const reviews = createReviewService({
    database: app.database,
    clock,
    audit: createAudit({ db, clock, ids }),
    jobs: jobs.store,
  });

  app.get(
    '/operator/channels',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'reviewQueue',
        summary: 'The channels of all accounts, the longest waiting first',
        tags: ['operator'],
        querystring: z.object({
          ...pageQuery,
          status: z.enum(reviewTabs).optional(),
          domain: text.max(253).toLowerCase().optional(),
          search: text.min(1).max(100).optional(),
        }),
        response: {
          200: createResponseSchema({
            ...createPageSchema(reviewed),
            counts: reviewCounts.describe('The channels of each status that match the other filters.'),
          }),
          ...describeProblems(...access),
        },
      },
    },
    async ({ query }) => {
      const { page, size, status, domain } = query;
      const search = await app.searches.prepare(query.search, {
        kinds: ['channel', 'member'],
        accountId: undefined,
      });
      const filter = { status: status && getTabStatus(status), domain, search };
      const [rows, total, byStatus] = await Promise.all([
        queue.page(filter, { page, size }),
        queue.count(filter),
        queue.countByStatus(filter),
      ]);
      return { ...ok, items: rows.map(toReviewResponse), total, counts: toCounts(byStatus), page, size };
    },
  );

  app.post(
    '/operator/channel/review',
    {
      config: { skipsPortalHeaders: true, idempotent: true, versioned: true },
      schema: {
        operationId: 'reviewChannel',
        summary: 'Approves a pending channel, puts it on hold or rejects it',
        tags: ['operator'],
        body: verdict,
        response: {
          200: createResponseSchema({ channel: channelSchema }),
          ...describeProblems(...access, 'not_found', 'channel_state'),
        },
      },
    },
    async (request, reply) => {
      const { reason, ...rest } = request.body;
      const channel = await reviews.decide(getActor(request), readSeenVersion(request), { ...rest, reason });
      sendVersion(reply, channel.version);
      return { ...ok, channel };
    },
  );

  app.post(
    '/operator/channels/review',
    {
      config: { skipsPortalHeaders: true, idempotent: true },
      schema: {
        operationId: 'reviewChannels',
        summary: 'Decides on several pending channels separately, and returns the outcome of each',
        tags: ['operator'],
        body: bulkVerdict,
        response: {
          200: createResponseSchema({
            items: z.array(z.object({ id: z.string(), outcome: z.enum(bulkOutcomes) })),
            decided: z.int(),
          }),
          ...describeProblems(...access),
        },
      },
    },
    async (request) => {
      const { reason, ...rest } = request.body;
      const items = await reviews.decideEach(getActor(request), { ...rest, reason });
      return { ...ok, items, decided: items.filter(({ outcome }) => outcome === 'decided').length };
    },
  );
};
