import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { instant, text } from '../../platform/http/text-schema.ts';
import { toAppError } from '../../youtube/index.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { findChannelResponses } from './channel-responses.ts';
import { category, channelSchema, youtubeId } from './channel.schemas.ts';
import { type AddOutcome, addOutcomes, createRegistrationService } from './registration.service.ts';
import { createResolveService, resolveOutcomes } from './resolve.service.ts';
import type { ErrorCode } from '../../errors/error-table.ts';

/** The most ids of one call of the Data API. */
const MAX_CHANNELS = 50;
const accessErrors = ['unauthenticated', 'forbidden'] as const;
const youtubeErrors = ['youtube_unavailable', 'youtube_quota'] as const;

const resolvedLineSchema = z
  .object({
    input: z.string(),
    outcome: z.enum(resolveOutcomes),
    channel: z
      .object({
        youtube_id: z.string(),
        name: z.string(),
        handle: z.string(),
        thumbnail: z.string(),
        subscribers: z.int().nullable(),
        videos: z.int().nullable(),
      })
      .nullable(),
    registered_at: instant.nullable().describe('With `registered`: when it was registered.'),
  })
  .meta({ id: 'ResolvedChannel' });

const newChannelSchema = z.strictObject({ youtube_id: youtubeId, category });

const refusals: Record<Exclude<AddOutcome, 'added'>, ErrorCode> = {
  registered: 'channel_registered',
  taken: 'channel_taken',
  private: 'channel_private',
  not_found: 'channel_unknown',
};

const isDistinct = (channels: readonly { youtube_id: string }[]) =>
  new Set(channels.map(({ youtube_id: id }) => id)).size === channels.length;

/** Routes that look channels up and register them. */
export const registrationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { clock, ids, youtube } = app;
  const { db } = app.database;
  const audit = createAudit({ db, clock, ids });
  const failAsApp = toAppError(clock);

  const resolver =
    youtube && createResolveService({ db, clock, youtube: youtube.client, budget: youtube.budget });
  const registrar =
    youtube &&
    createRegistrationService({ db, clock, ids, audit, jobs: app.jobs.store, youtube: youtube.client });

  app.post(
    '/channel/resolve',
    {
      schema: {
        operationId: 'resolveChannels',
        summary: 'Resolves links, handles and ids to channels, and returns which of them can be registered',
        description: 'Links are parsed, never fetched. Saves nothing.',
        tags: ['channels'],
        body: z.strictObject({ links: z.array(text.min(1).max(2048)).min(1).max(MAX_CHANNELS) }),
        response: {
          200: createResponseSchema({
            items: z.array(resolvedLineSchema).describe('One per link, in the same order.'),
          }),
          ...describeProblems(...accessErrors, ...youtubeErrors, 'too_many_lookups'),
        },
      },
    },
    async (request) => {
      if (!resolver) throw new AppError('youtube_unavailable');
      return { ...ok, items: await resolver(requireSession(request), request.body.links).catch(failAsApp) };
    },
  );

  const add = async (
    request: Parameters<typeof getActor>[0],
    channels: z.infer<typeof newChannelSchema>[],
  ) => {
    if (!registrar) throw new AppError('youtube_unavailable');
    const session = requireSession(request);
    const added = await registrar.add(session, getActor(request), channels).catch(failAsApp);
    const made = await findChannelResponses(
      db,
      session.accountId,
      added.flatMap(({ id }) => id ?? []),
    );
    return added.map(({ outcome, id }) => ({ outcome, channel: made.find((channel) => channel.id === id) }));
  };

  app.post(
    '/channel/add',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'addChannel',
        summary: 'Registers one channel that `resolveChannels` returned and the user confirmed',
        tags: ['channels'],
        body: newChannelSchema,
        response: {
          200: createResponseSchema({ channel: channelSchema }),
          ...describeProblems(...accessErrors, ...youtubeErrors, ...Object.values(refusals)),
        },
      },
    },
    async (request) => {
      const [{ outcome, channel } = { outcome: 'not_found' as const, channel: undefined }] = await add(
        request,
        [request.body],
      );
      if (outcome !== 'added') throw new AppError(refusals[outcome]);
      // The channel may have been deleted meanwhile.
      if (!channel) throw new AppError('not_found');
      return { ...ok, channel };
    },
  );

  app.post(
    '/channel/add.bulk',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'addChannels',
        summary: 'Registers several channels separately, and returns the outcome of each',
        tags: ['channels'],
        body: z.strictObject({
          channels: z.array(newChannelSchema).min(1).max(MAX_CHANNELS).refine(isDistinct, { error: 'taken' }),
        }),
        response: {
          200: createResponseSchema({
            items: z.array(
              z.object({
                youtube_id: z.string(),
                outcome: z.enum(addOutcomes),
                channel: channelSchema.nullable(),
              }),
            ),
            added: z.int(),
          }),
          ...describeProblems(...accessErrors, ...youtubeErrors),
        },
      },
    },
    async (request) => {
      const { channels } = request.body;
      const added = await add(request, channels);
      const items = channels.map(({ youtube_id }, index) => ({
        youtube_id,
        outcome: added[index]?.outcome ?? ('not_found' as const),
        channel: added[index]?.channel ?? null,
      }));
      return { ...ok, items, added: items.filter(({ outcome }) => outcome === 'added').length };
    },
  );
};
