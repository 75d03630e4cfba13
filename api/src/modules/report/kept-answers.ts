import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSession } from '../../platform/http/request-context.ts';
import { createAnswerStore } from './answer-store.ts';
import { readMarks, settleMarks } from './report-mark.repository.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyContextConfig {
    /** The answer tells nothing but what marks stand for, so it is kept until one is set. */
    isKept?: boolean;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyRequest {
    /** Under what its answer is to be kept. */
    keptAs: { name: string; marks: string } | null;
  }
}

/** A day's pages of some hundred people. */
const ROOM_BYTES = 32 * 1_024 * 1_024;

/** Everything of a request that its answer depends on: who asks comes first, so no answer is ever somebody else's. */
const nameOf = (request: FastifyRequest) => {
  const { accountId, memberId, role } = requireSession(request);
  const { currency, language, routeOptions, query } = request;
  return JSON.stringify([accountId, memberId, role, currency, language, routeOptions.url, query]);
};

/**
 * Keeps answers as they were sent, in memory, until anything changes that they tell. The database says when, in the
 * transaction of the change itself: an answer made before is not sent after.
 */
export const installKeptAnswers = (app: FastifyInstance) => {
  const { db } = app.database;
  const answers = createAnswerStore(ROOM_BYTES);
  app.decorateRequest('keptAs', null);

  const settle = async (request: FastifyRequest, accountIds: readonly string[]) => {
    try {
      for (const accountId of accountIds) await settleMarks(db, accountId);
    } catch (error) {
      // On a full disk nothing can be kept, but everything can be read.
      request.log.warn({ err: error }, 'the marks of reports cannot be settled');
    }
  };

  // After the caller was let in and its query was read.
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.isKept) return;
    const marks = await readMarks(db, requireSession(request).accountId);
    if (marks.unsettled.length > 0) return settle(request, marks.unsettled);
    const name = nameOf(request);
    const body = answers.find(name, marks.text);
    if (body) return reply.type('application/json; charset=utf-8').send(body);
    request.keptAs = { name, marks: marks.text };
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { keptAs } = request;
    if (!keptAs || reply.statusCode !== 200 || typeof payload !== 'string') return;
    // A change that came meanwhile may be in one part of the answer and not in another.
    const { text: marks } = await readMarks(db, requireSession(request).accountId);
    if (marks === keptAs.marks) answers.keep(keptAs.name, { marks, body: Buffer.from(payload) });
  });
};
