import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { instant, uuid } from '../../platform/http/text-schema.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createChannelChecks } from './check-channels.ts';
import { createVerificationService } from './verification.service.ts';

const result = z.enum(['verified', 'code_missing', 'only_translated', 'channel_missing', 'error']);

const verification = z
  .object({
    channel: z.object({
      id: z.string(),
      youtube_id: z.string(),
      name: z.string(),
      handle: z.string(),
      thumbnail: z.string(),
      subscribers: z.int().nullable(),
    }),
    state: z.enum(['none', 'pending', 'verifying', 'verified']),
    code: z
      .string()
      .nullable()
      .describe('The code for the channel’s description; null before it is requested and after it was used.'),
    result: result
      .nullable()
      .describe(
        'The result of the last check, or of the whole search after its end. `only_translated`: the code is in a translated description, not in the default one.',
      ),
    languages: z
      .array(z.string())
      .describe(
        'With `only_translated` the languages (BCP 47) that contain the code, else those the channel has a translation for.',
      ),
    description_full: z.boolean().describe('The description has no space left for the code.'),
    checks: z.int().describe('The number of checks so far.'),
    delay: z
      .enum(['quota', 'key', 'service'])
      .nullable()
      .describe(
        'Why the next check is postponed. `quota`: today’s quota is used up, and the search continues after midnight in California.',
      ),
    started_at: instant.nullable(),
    last_check_at: instant.nullable(),
    next_check_at: instant.nullable(),
    ends_at: instant.nullable(),
    ended_at: instant.nullable(),
    log: z
      .array(z.object({ at: instant, result, languages: z.array(z.string()) }))
      .describe('The last checks, the latest first.'),
  })
  .meta({ id: 'ChannelVerification' });

const summary = verification.omit({ log: true, code: true }).meta({ id: 'ChannelVerificationSummary' });
const body = z.strictObject({ channel: uuid });
const denials = ['unauthenticated', 'forbidden'] as const;

/** Routes that verify a partner's channel by a code in its description. */
export const verificationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { clock, ids, jobs, youtube } = app;
  const { db } = app.database;
  const verifications = createVerificationService({ db, clock, jobs: jobs.store });
  if (youtube)
    jobs.register(
      createChannelChecks({
        db,
        clock,
        jobs: jobs.store,
        audit: createAudit({ db, clock, ids }),
        youtube: youtube.client,
        onYoutubeError: (error) => app.log.warn({ err: error }, 'verification is postponed'),
      }),
    );

  app.get(
    '/channel/verification',
    {
      schema: {
        operationId: 'channelVerification',
        summary: "The state of a channel's verification",
        tags: ['channels'],
        querystring: z.object({ channel: uuid }),
        response: {
          200: createResponseSchema({ verification }),
          ...describeProblems(...denials, 'not_found'),
        },
      },
    },
    async (request) => ({
      ...ok,
      verification: await verifications.state(requireSession(request), request.query.channel),
    }),
  );

  app.get(
    '/channel/verifications',
    {
      schema: {
        operationId: 'channelVerifications',
        summary: 'Searches in progress, and those that ended within the last 24 hours; the latest first',
        tags: ['channels'],
        response: { 200: createResponseSchema({ items: z.array(summary) }), ...describeProblems(...denials) },
      },
    },
    async (request) => ({ ...ok, items: await verifications.recent(requireSession(request)) }),
  );

  app.post(
    '/channel/verification/code',
    {
      schema: {
        operationId: 'channelVerificationCode',
        summary: 'The code for the description; it stays the same until it is used',
        tags: ['channels'],
        body,
        response: {
          200: createResponseSchema({ verification }),
          ...describeProblems(...denials, 'not_found', 'channel_state'),
        },
      },
    },
    async (request) => ({
      ...ok,
      verification: await verifications.code(requireSession(request), request.body.channel),
    }),
  );

  app.post(
    '/channel/verify',
    {
      schema: {
        operationId: 'verifyChannel',
        summary: 'Searches for the code for 24 hours with growing gaps; during a search, checks at once',
        description: 'The search runs in the background.',
        tags: ['channels'],
        body,
        response: {
          200: createResponseSchema({ verification }),
          ...describeProblems(...denials, 'not_found', 'channel_state', 'youtube_unavailable'),
        },
      },
    },
    async (request) => {
      if (!youtube) throw new AppError('youtube_unavailable');
      const state = await verifications.start(requireSession(request), request.body.channel);
      jobs.wake();
      return { ...ok, verification: state };
    },
  );
};
