import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createResponseSchema, ok, successMembers } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { instant } from '../../platform/http/text-schema.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { reason, remoteName } from '../release/moves/release.schemas.ts';
import { createDeployTokenService } from './deploy-token.service.ts';
import { domainName } from '../../platform/http/domain-name.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;
const MAX_SCOPE = 100;
const MAX_DAYS = 366;
const DEFAULT_DAYS = 90;

const tokenName = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,59}$/);

const newToken = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('team'),
    scope: z.array(remoteName).min(1).max(MAX_SCOPE).describe('Remotes that it may publish, or `shell`.'),
    name: tokenName,
    days: z.int().min(1).max(MAX_DAYS).default(DEFAULT_DAYS),
  }),
  z.strictObject({
    kind: z.literal('release'),
    scope: z.array(domainName).min(1).max(MAX_SCOPE).describe('Domains that it may move.'),
    name: tokenName,
    days: z.int().min(1).max(MAX_DAYS).default(DEFAULT_DAYS),
  }),
]);

const deployToken = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['team', 'release']),
    scope: z.array(z.string()),
    created_at: instant,
    created_by: z.string(),
    expires_at: instant,
    revoked_at: instant.nullable(),
    revoked_by: z.string().nullable(),
  })
  .meta({ id: 'DeployToken' });

/** Routes by which operators manage the tokens of teams and release managers. */
export const deployTokenRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const tokens = createDeployTokenService({ ...base, audit: createAudit(base) });

  app.get(
    '/operator/deploy-tokens',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'deployTokens',
        summary: 'Every deploy token without its secret, the newest first',
        tags: ['operator'],
        response: {
          200: createResponseSchema({ tokens: z.array(deployToken) }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async () => {
      const listed = await tokens.list();
      return {
        ...ok,
        tokens: listed.map(({ created_at: created, expires_at: expires, revoked_at: revoked, ...row }) => ({
          ...row,
          created_at: created.toISOString(),
          expires_at: expires.toISOString(),
          revoked_at: revoked?.toISOString() ?? null,
        })),
      };
    },
  );

  app.post(
    '/operator/deploy-tokens',
    {
      // Not idempotent: the stored response would contain the token.
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'createDeployToken',
        summary: 'Creates the token of a team or a release manager; only this response contains it',
        tags: ['operator'],
        body: newToken,
        response: {
          200: createResponseSchema({ token: z.string(), name: z.string(), expires_at: instant }),
          ...describeProblems(...ACCESS, 'token_name_taken'),
        },
      },
    },
    async (request) => {
      const author = { actor: getActor(request), by: request.operator };
      const { token, expiresAt } = await tokens.create(request.body, author);
      return { ...ok, token, name: request.body.name, expires_at: expiresAt.toISOString() };
    },
  );

  app.post(
    '/operator/deploy-tokens/revoke',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'revokeDeployToken',
        summary: 'Ends a deploy token at once',
        tags: ['operator'],
        body: z.strictObject({ name: tokenName, reason: reason.optional() }),
        response: { 200: z.object(successMembers), ...describeProblems(...ACCESS, 'not_found') },
      },
    },
    async (request) => {
      const author = { actor: getActor(request), by: request.operator };
      await tokens.revoke(request.body.name, author, request.body.reason);
      return ok;
    },
  );
};
