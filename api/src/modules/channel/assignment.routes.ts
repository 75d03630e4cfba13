import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readSeenVersion, sendVersion } from '../../platform/http/if-match.ts';
import { responseSchema, ok } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { uuid } from '../../platform/http/text-schema.ts';
import { getActor } from '../audit/actor.ts';
import { createAudit } from '../audit/audit.service.ts';
import { createAssignmentService } from './assignment.service.ts';
import { channelSchema } from './channel.schemas.ts';

const MAX_MEMBERS = 100;
const body = z.strictObject({ channel: uuid, members: z.array(uuid).min(1).max(MAX_MEMBERS) });

const schema = {
  tags: ['channels'],
  body,
  response: {
    200: responseSchema({ channel: channelSchema }),
    ...problemResponses('unauthenticated', 'forbidden', 'not_found'),
  },
};
const config = { idempotent: true, versioned: true };

/** Routes that assign channels to members. */
export const assignmentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { clock, ids } = app;
  const { db } = app.database;
  const assignments = createAssignmentService({ db, clock, audit: createAudit({ db, clock, ids }) });

  app.post(
    '/channel/assign',
    {
      config,
      schema: { ...schema, operationId: 'assignChannel', summary: 'Assigns a channel to members' },
    },
    async (request, reply) => {
      const caller = {
        session: requireSession(request),
        actor: getActor(request),
        seen: readSeenVersion(request),
      };
      const channel = await assignments.assign(caller, request.body);
      sendVersion(reply, channel.version);
      return { ...ok, channel };
    },
  );

  app.post(
    '/channel/unassign',
    {
      config,
      schema: {
        ...schema,
        operationId: 'unassignChannel',
        summary: 'Removes assignments of a channel; the channel and its revenue stay',
      },
    },
    async (request, reply) => {
      const caller = {
        session: requireSession(request),
        actor: getActor(request),
        seen: readSeenVersion(request),
      };
      const channel = await assignments.unassign(caller, request.body);
      sendVersion(reply, channel.version);
      return { ...ok, channel };
    },
  );
};
