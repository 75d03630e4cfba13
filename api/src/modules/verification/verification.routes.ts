import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { responseSchema, ok } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { instant, uuid } from '../../platform/http/text-schema.ts';
import { createAudit } from '../audit/audit.service.ts';
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
      .describe(
        'To be put into the channel’s description; null before it is asked for and once it has served.',
      ),
    result: result
      .nullable()
      .describe(
        'What the last look showed, or, once it has ended, what the search came to. `only_translated`: the code is in a translated description, not in the one that is shown without a translation.',
      ),
    languages: z
      .array(z.string())
      .describe(
        'With `only_translated` the languages (BCP 47) that hold the code, else those the channel has a translation for.',
      ),
    description_full: z.boolean().describe('The description has no room left for the code.'),
    checks: z.int().describe('Looks so far.'),
    delay: z
      .enum(['quota', 'key', 'service'])
      .nullable()
      .describe(
        'Why the next look is later than usual. `quota`: today’s allowance is used up, it goes on after midnight in California.',
      ),
    started_at: instant.nullable(),
    last_check_at: instant.nullable(),
    next_check_at: instant.nullable(),
    ends_at: instant.nullable(),
    ended_at: instant.nullable(),
    log: z
      .array(z.object({ at: instant, result, languages: z.array(z.string()) }))
      .describe('The last looks, the latest first.'),
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
        onTrouble: (error) => app.log.warn({ err: error }, 'verification waits'),
      }),
    );

  app.get(
    '/channel/verification',
    {
      schema: {
        operationId: 'channelVerification',
        summary: 'How far the verification of a channel is',
        tags: ['channels'],
        querystring: z.object({ channel: uuid }),
        response: { 200: responseSchema({ verification }), ...problemResponses(...denials, 'not_found') },
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
        summary: 'Searches that go on, and those that ended within the last 24 hours; the latest first',
        tags: ['channels'],
        response: { 200: responseSchema({ items: z.array(summary) }), ...problemResponses(...denials) },
      },
    },
    async (request) => ({ ...ok, items: await verifications.recent(requireSession(request)) }),
  );

  app.post(
    '/channel/verification/code',
    {
      schema: {
        operationId: 'channelVerificationCode',
        summary: 'The code that goes into the description; asked for again it is the same',
        tags: ['channels'],
        body,
        response: {
          200: responseSchema({ verification }),
          ...problemResponses(...denials, 'not_found', 'channel_state'),
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
        summary: 'Looks for the code for 24 hours, first often, then less so; while it does, looks again now',
        description: 'Goes on whether anybody asks for its state or not.',
        tags: ['channels'],
        body,
        response: {
          200: responseSchema({ verification }),
          ...problemResponses(...denials, 'not_found', 'channel_state', 'youtube_unavailable'),
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
