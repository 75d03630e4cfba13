import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createResponseSchema, ok, successMembers } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { instant, nameText, uuid } from '../../platform/http/text-schema.ts';
import { getActor } from '../audit/actor.ts';
import { createAudit } from '../audit/audit.service.ts';
import { createServerKeyService } from './server-key.service.ts';
import { domainName } from '../../platform/http/domain-name.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;

const keySchema = z
  .object({
    id: z.string(),
    domain: z.string(),
    name: z.string(),
    created_at: instant,
    created_by: z.string(),
  })
  .meta({ id: 'ServerKey' });

type KeyRow = { id: string; domain: string; name: string; created_at: Date; created_by: string };
const toKeyResponse = ({ created_at: at, ...row }: KeyRow) => ({ ...row, created_at: at.toISOString() });

/** Routes by which operators manage server keys. */
export const serverKeyRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const keys = createServerKeyService({ ...base, audit: createAudit(base) });

  app.get(
    '/operator/server-keys',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'serverKeys',
        summary: 'The server keys of a domain, without their secrets',
        tags: ['operator'],
        querystring: z.object({ domain: domainName }),
        response: {
          200: createResponseSchema({ keys: z.array(keySchema) }),
          ...describeProblems(...ACCESS, 'unknown_domain'),
        },
      },
    },
    async ({ query }) => ({ ...ok, keys: (await keys.list(query.domain)).map(toKeyResponse) }),
  );

  app.post(
    '/operator/server-keys',
    {
      config: { skipsPortalHeaders: true, idempotent: true },
      schema: {
        operationId: 'createServerKey',
        summary: 'Creates a server key for a domain; only this response contains it',
        tags: ['operator'],
        body: z.strictObject({ domain: domainName, name: nameText(1, 100) }),
        response: {
          200: createResponseSchema({ key: z.string(), server_key: keySchema }),
          ...describeProblems(...ACCESS, 'unknown_domain'),
        },
      },
    },
    async (request) => {
      const { key, row } = await keys.create(getActor(request), request.body.domain, request.body.name);
      return { ...ok, key, server_key: toKeyResponse(row) };
    },
  );

  app.post(
    '/operator/server-keys/delete',
    {
      config: { skipsPortalHeaders: true, idempotent: true },
      schema: {
        operationId: 'deleteServerKey',
        summary: 'Deletes a server key; codes created with it stay valid for their minute',
        tags: ['operator'],
        body: z.strictObject({ id: uuid }),
        response: { 200: z.object(successMembers), ...describeProblems(...ACCESS, 'not_found') },
      },
    },
    async (request) => {
      await keys.remove(getActor(request), request.body.id);
      return ok;
    },
  );
};
