import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../../errors/app-error.ts';
import { createResponseSchema, ok } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { instant } from '../../../platform/http/text-schema.ts';
import { getActor } from '../../../access/audit/actor.ts';
import { createAudit } from '../../../access/audit/audit.service.ts';
import { REFUSAL_REASONS } from '../index.ts';
import { readReason } from '../moves/release.routes.ts';
import { reason } from '../moves/release.schemas.ts';
import { domainName } from '../../../platform/http/domain-name.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;

const keyState = z.enum(['current', 'valid', 'retired', 'missing']);
type KeyState = z.infer<typeof keyState>;

const keyId = z.string().regex(/^[0-9a-f]{16}$/);

const releaseKey = z
  .object({
    id: keyId,
    state: keyState.describe('`missing`: valid, but without a file in the data directory.'),
    public_key: z.string().describe('Ed25519, SPKI in Base64.'),
    created_at: instant,
    created_by: z.string(),
    retired_at: instant.nullable(),
    retired_by: z.string().nullable(),
  })
  .meta({ id: 'ReleaseKey' });

const refusedDomain = z.object({
  domain: z.string(),
  reason: z.enum(REFUSAL_REASONS),
});
const signingResult = {
  signed: z.array(z.object({ domain: z.string(), set: z.string() })),
  refused: z.array(refusedDomain),
};

/** Routes by which operators replace the keys that sign releases, and sign what was refused. */
export const releaseKeyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { signing, releases } = app.releaseSystem;
  const { keys, rotation } = signing;
  const audit = createAudit({ db: app.database.db, clock: app.clock, ids: app.ids });
  const config = { skipsPortalHeaders: true };

  app.get(
    '/operator/release/keys',
    {
      config,
      schema: {
        operationId: 'releaseKeys',
        summary: 'The public halves of the keys that sign releases, the newest first',
        tags: ['operator'],
        response: {
          200: createResponseSchema({ keys: z.array(releaseKey) }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async () => {
      const [listed, current] = [await keys.list(), await keys.findCurrentId()];
      const getState = async ({ id, retired_at: retired }: (typeof listed)[number]): Promise<KeyState> => {
        if (retired) return 'retired';
        if (id === current) return 'current';
        return (await keys.files.find(id)) ? 'valid' : 'missing';
      };
      return {
        ...ok,
        keys: await Promise.all(
          listed.map(async (row) => ({
            id: row.id,
            state: await getState(row),
            public_key: row.public_key,
            created_at: row.created_at.toISOString(),
            created_by: row.created_by,
            retired_at: row.retired_at?.toISOString() ?? null,
            retired_by: row.retired_by,
          })),
        ),
      };
    },
  );

  app.post(
    '/operator/release/keys/rotate',
    {
      config,
      schema: {
        operationId: 'rotateReleaseKey',
        summary:
          'Adds a key and signs with it what domains run; earlier keys stay valid until they are retired',
        tags: ['operator'],
        body: z.strictObject({ reason: reason.optional() }),
        response: {
          200: createResponseSchema({ key: keyId, ...signingResult }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async (request) => {
      const why = readReason(request, request.body.reason);
      const result = await rotation.rotate({
        by: request.operator,
        record: (subject, trx) =>
          audit.record(getActor(request), { action: 'release_key.rotated', subject, reason: why }, trx),
      });
      return { ...ok, ...result };
    },
  );

  app.post(
    '/operator/release/keys/retire',
    {
      config,
      schema: {
        operationId: 'retireReleaseKey',
        summary: 'Ends the trust in a key and deletes its private half',
        tags: ['operator'],
        body: z.strictObject({ id: keyId, reason: reason.optional() }),
        response: {
          200: createResponseSchema(signingResult),
          ...describeProblems(...ACCESS, 'not_found', 'release_key_current'),
        },
      },
    },
    async (request) => {
      const { id } = request.body;
      const why = readReason(request, request.body.reason);
      const result = await rotation.retire(id, {
        by: request.operator,
        record: (subject, trx) =>
          audit.record(getActor(request), { action: 'release_key.retired', subject, reason: why }, trx),
      });
      return { ...ok, ...result };
    },
  );

  app.get(
    '/operator/release/refused',
    {
      config,
      schema: {
        operationId: 'refusedReleases',
        summary: 'Domains whose release does not match its signature, and why',
        tags: ['operator'],
        response: {
          200: createResponseSchema({ domains: z.array(refusedDomain) }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async () => ({ ...ok, domains: await rotation.listRefused() }),
  );

  app.post(
    '/operator/release/sign',
    {
      config,
      schema: {
        operationId: 'signReleases',
        summary: 'Signs what one refused domain, or all of them, run in the database',
        tags: ['operator'],
        body: z.strictObject({ domain: domainName.optional(), reason: reason.optional() }),
        response: {
          200: createResponseSchema(signingResult),
          ...describeProblems(...ACCESS, 'no_release', 'release_key_missing'),
        },
      },
    },
    async (request) => {
      const { domain } = request.body;
      const why = readReason(request, request.body.reason);
      if (domain !== undefined && !(await releases.hasRelease(domain))) throw new AppError('no_release');
      const result = await rotation.sign(({ domain: signed, set }, trx) => {
        const change = { action: 'release.signed', subject: signed, domain: signed, after: { set } } as const;
        return audit.record(getActor(request), { ...change, reason: why }, trx);
      }, domain);
      return { ...ok, ...result };
    },
  );
};
