import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createCursorSchema, nextCursor } from '../../../platform/http/cursor.ts';
import { ok, createResponseSchema } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { boundedText } from '../../../platform/http/text-schema.ts';
import { getActor } from '../../../access/audit/actor.ts';
import { createAudit } from '../../../access/audit/audit.service.ts';
import type { DamagedBuild, DamagedFile } from '../index.ts';
import { readReason } from '../moves/release.routes.ts';
import { buildVersion, reason } from '../moves/release.schemas.ts';

/** Of a build that is gone, the first files and domains say enough. */
const MAX_LISTED = 100;
/** A build of the largest kind takes a second. */
const MAX_BUILDS = 50;

/** As many as one call names. */
const MAX_ORPHANS = 1000;

const place = boundedText(1, 500).describe('A path below the root of the store.');

const fileState = z.object({
  integrity: z
    .string()
    .nullable()
    .describe('The hash of the content, without its compression; null when it cannot be read.'),
  size: z.int().describe('Bytes; of an inventory, those of its canonical JSON.'),
});

const damagedBuild = z
  .object({
    kind: z.enum(['shell', 'remote']),
    name: z.string(),
    version: z.string(),
    file_count: z.int(),
    files: z
      .array(
        z.object({
          file: z.string(),
          expected: fileState,
          actual: fileState.nullable().describe('Null when it is missing.'),
        }),
      )
      .describe(`The first ${MAX_LISTED} of them.`),
    domain_count: z.int().describe('How many domains run the build or have it as the fallback.'),
    domains: z.array(z.string()).describe(`The first ${MAX_LISTED} of them.`),
  })
  .meta({ id: 'DamagedBuild' });

type FileState = DamagedFile['expected'];

const toStateResponse = ({ integrity, size }: FileState) => ({ integrity: integrity ?? null, size });

const toDamageResponse = ({ kind, name, version, files, domains }: DamagedBuild) => ({
  kind,
  name,
  version,
  file_count: files.length,
  files: files.slice(0, MAX_LISTED).map(({ file, expected, actual }) => ({
    file,
    expected: toStateResponse(expected),
    actual: actual ? toStateResponse(actual) : null,
  })),
  domain_count: domains.length,
  domains: domains.slice(0, MAX_LISTED),
});

/** The routes that compare the store with what was published. */
export const storeCheckRoutes: FastifyPluginAsyncZod = async (app) => {
  const { storeCheck } = app.releaseSystem;
  const audit = createAudit({ db: app.database.db, clock: app.clock, ids: app.ids });

  app.get(
    '/operator/builds/check',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'checkBuilds',
        summary: 'Rehashes the stored files of a page of builds, and names what is damaged or missing',
        tags: ['operator'],
        querystring: z.object({
          limit: z.coerce.number().int().min(1).max(MAX_BUILDS).default(10),
          cursor: createCursorSchema(z.object({ name: z.string(), version: buildVersion }))
            .optional()
            .describe('`next` of the previous page.'),
        }),
        response: {
          200: createResponseSchema({
            checked: z.int().describe('Builds of this page.'),
            damaged: z.array(damagedBuild),
            next: nextCursor,
          }),
          ...describeProblems('unauthenticated', 'forbidden', 'store_unavailable'),
        },
      },
    },
    async ({ query: { cursor, limit } }) => {
      const { checked, damaged, next } = await storeCheck.run({ after: cursor, limit });
      return { ...ok, checked, damaged: damaged.map(toDamageResponse), next };
    },
  );

  app.get(
    '/operator/builds/orphans',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'orphanedBuilds',
        summary: 'Places in the store that belong to no published build, for half an hour at least',
        tags: ['operator'],
        response: {
          200: createResponseSchema({
            orphan_count: z.int(),
            orphans: z.array(place).describe(`The first ${MAX_ORPHANS} of them.`),
          }),
          ...describeProblems('unauthenticated', 'forbidden', 'store_unavailable'),
        },
      },
    },
    async () => {
      const orphans = await storeCheck.listOrphans();
      return { ...ok, orphan_count: orphans.length, orphans: orphans.slice(0, MAX_ORPHANS) };
    },
  );

  app.post(
    '/operator/builds/orphans/delete',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'deleteOrphanedBuilds',
        summary: 'Deletes places in the store that belong to no published build; others are left alone',
        tags: ['operator'],
        body: z.strictObject({ places: z.array(place).min(1).max(MAX_ORPHANS), reason: reason.optional() }),
        response: {
          200: createResponseSchema({ deleted: z.array(place) }),
          ...describeProblems('unauthenticated', 'forbidden', 'store_unavailable'),
        },
      },
    },
    async (request) => {
      const why = readReason(request, request.body.reason);
      const deleted = await storeCheck.deleteOrphans(request.body.places);
      for (const subject of deleted) {
        const change = { action: 'build.deleted', subject, reason: why } as const;
        await audit.record(getActor(request), change, app.database.db);
      }
      return { ...ok, deleted };
    },
  );
};
