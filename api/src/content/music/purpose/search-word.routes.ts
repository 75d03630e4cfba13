import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  createPageSchema,
  createResponseSchema,
  ok,
  pageQuery,
  successMembers,
} from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { boundedText, text } from '../../../platform/http/text-schema.ts';
import { getActor } from '../../../access/audit/actor.ts';
import { createAudit } from '../../../access/audit/audit.service.ts';
import { wordKinds } from './word-kinds.ts';
import { MAX_WORD_LENGTH } from './read-words.ts';
import { createSearchWords } from './search-word.service.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;

const kind = z.enum(wordKinds).describe('An `ignored` word stands for nothing, and has no code.');
const word = boundedText(1, MAX_WORD_LENGTH);
const searchWord = z.object({ word: z.string(), kind, code: z.string() }).meta({ id: 'SearchWord' });

/** Routes for operators to change by which words searches understand what music is for. */
export const searchWordRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const words = createSearchWords({ db: base.db, audit: createAudit(base) });
  const tags = ['operator'];

  app.get(
    '/operator/music/words',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'searchWords',
        summary: 'The words by which searches understand what music is for, by their meaning',
        tags,
        querystring: z.object({ ...pageQuery, kind: kind.optional(), search: text.max(100).optional() }),
        response: { 200: createResponseSchema(createPageSchema(searchWord)), ...describeProblems(...ACCESS) },
      },
    },
    async ({ query }) => ({ ...ok, ...(await words.list(query, query)), page: query.page, size: query.size }),
  );

  app.post(
    '/operator/music/words/set',
    {
      config: { skipsPortalHeaders: true, idempotent: true },
      schema: {
        operationId: 'setSearchWord',
        summary: 'Says what a word of searches stands for, whatever it stood for before',
        tags,
        body: z.strictObject({ word, kind, code: text.max(100) }),
        response: { 200: z.object(successMembers), ...describeProblems(...ACCESS) },
      },
    },
    async (request) => {
      await words.set(getActor(request), request.body);
      return ok;
    },
  );

  app.post(
    '/operator/music/words/remove',
    {
      config: { skipsPortalHeaders: true, idempotent: true },
      schema: {
        operationId: 'removeSearchWord',
        summary: 'Removes a word of searches; without effect when there is no such word',
        tags,
        body: z.strictObject({ word }),
        response: { 200: z.object(successMembers), ...describeProblems(...ACCESS) },
      },
    },
    async (request) => {
      await words.remove(getActor(request), request.body.word);
      return ok;
    },
  );
};
