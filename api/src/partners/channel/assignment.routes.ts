import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readSeenVersion, sendVersion } from '../../platform/http/if-match.ts';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createAssignmentHistory } from './assignment-history.ts';
import { assignmentBody, historyQuery, historyResponse, undoBody } from './assignment.schemas.ts';
import { createAssignmentService } from './assignment.service.ts';
import { type ChannelResponse, channelSchema } from './channel.schemas.ts';

const tags = ['channels'];
const denials = ['unauthenticated', 'forbidden', 'not_found'] as const;
const changed = { 200: createResponseSchema({ channel: channelSchema }) };
const config = { idempotent: true, versioned: true };

const callerOf = (request: FastifyRequest) => ({
  session: requireSession(request),
  actor: getActor(request),
  seen: readSeenVersion(request),
});

const sendChannel = (reply: FastifyReply, channel: ChannelResponse) => {
  sendVersion(reply, channel.version);
  return { ...ok, channel };
};

/** Routes that assign channels to members. */
export const assignmentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { clock, ids } = app;
  const { db } = app.database;
  const assignments = createAssignmentService({ db, clock, audit: createAudit({ db, clock, ids }) });
  const readHistory = createAssignmentHistory({ db, clock });

  app.get(
    '/channel/assignments',
    {
      schema: {
        tags,
        operationId: 'channelAssignments',
        summary: 'Who had channels when, with which part; members see their own assignments',
        querystring: historyQuery,
        response: { 200: historyResponse, ...describeProblems(...denials) },
      },
    },
    async (request) => ({ ...ok, ...(await readHistory(requireSession(request), request.query.channels)) }),
  );

  app.post(
    '/channel/assign',
    {
      config,
      schema: {
        tags,
        operationId: 'assignChannel',
        summary:
          'Assigns a channel to members, or changes their parts; days before the first one do not change',
        body: assignmentBody,
        response: { ...changed, ...describeProblems(...denials, 'contract_ended') },
      },
    },
    async (request, reply) => sendChannel(reply, await assignments.assign(callerOf(request), request.body)),
  );

  app.post(
    '/channel/unassign',
    {
      config,
      schema: {
        tags,
        operationId: 'unassignChannel',
        summary: 'Ends assignments of a channel; the channel and its revenue stay',
        body: assignmentBody,
        response: { ...changed, ...describeProblems(...denials) },
      },
    },
    async (request, reply) => sendChannel(reply, await assignments.unassign(callerOf(request), request.body)),
  );

  app.post(
    '/channel/assignment/undo',
    {
      config,
      schema: {
        tags,
        operationId: 'undoAssignment',
        summary: 'Restores the parts and days before the change that led to the version in If-Match',
        body: undoBody,
        response: { ...changed, ...describeProblems(...denials, 'conflict') },
      },
    },
    async (request, reply) =>
      sendChannel(reply, await assignments.undo(callerOf(request), request.body.channel)),
  );
};
