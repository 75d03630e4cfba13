import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../../errors/app-error.ts';
import { acceptFileBodies, getFileBody } from '../../../platform/http/file-body.ts';
import { createResponseSchema, ok } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { instant } from '../../../platform/http/text-schema.ts';
import { buildVersion, remoteName } from '../moves/release.schemas.ts';
import { toBuildResponse } from '../moves/release-responses.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;
const kind = z.enum(['shell', 'remote']);

const build = z
  .object({
    kind,
    name: z.string(),
    version: z.string(),
    published_at: instant,
    published_by: z.string(),
    contract: z.string().nullable(),
    withdrawn: z
      .object({
        domain: z.string(),
        action: z.enum(['rollback', 'revert', 'stop']),
        at: instant,
        by: z.string(),
      })
      .nullable()
      .describe('How a domain went back from it, so that `newest` does not choose it.'),
  })
  .meta({ id: 'Build' });

const filedBuild = z
  .object({
    kind,
    name: z.string(),
    version: z.string(),
    digest: z.string().describe('The hash of the inventory as canonical JSON.'),
    document: z.unknown().describe('The inventory: `shell.json` or `remote.json` of its folder.'),
    files: z.record(
      z.string(),
      z.object({
        integrity: z.string(),
        size: z.int().describe('Bytes.'),
        br: z.int().optional().describe('Bytes of the copy that is compressed with Brotli.'),
        gz: z.int().optional().describe('Bytes of the copy that is compressed with gzip.'),
      }),
    ),
  })
  .meta({ id: 'FiledBuild' });

const published = z.object({
  kind,
  name: z.string(),
  version: z.string(),
  outcome: z.enum(['published', 'unchanged', 'repaired']),
});

/** Routes that publish and list builds. */
export const buildRoutes: FastifyPluginAsyncZod = async (app) => {
  const { builds, publisher, withdrawnBuilds } = app.releaseSystem;
  // The archive is unpacked as a stream; the publisher limits its size.
  acceptFileBodies(app, ['application/x-tar']);

  app.get(
    '/operator/builds',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'builds',
        summary: 'Published builds, the newest first',
        tags: ['operator'],
        querystring: z.object({
          name: remoteName.optional(),
          limit: z.coerce.number().int().min(1).max(500).default(100),
        }),
        response: { 200: createResponseSchema({ builds: z.array(build) }), ...describeProblems(...ACCESS) },
      },
    },
    async ({ query }) => {
      const [found, withdrawn] = await Promise.all([builds.list(query), withdrawnBuilds.list()]);
      return { ...ok, builds: found.map((build) => toBuildResponse(build, withdrawn)) };
    },
  );

  app.get(
    '/operator/builds/files',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'buildFiles',
        summary:
          'What a published build is: its inventory and its files, which `/r/<name>/<version>/` serves',
        tags: ['operator'],
        querystring: z.object({ name: remoteName, version: buildVersion }),
        response: {
          200: createResponseSchema({ build: filedBuild }),
          ...describeProblems(...ACCESS, 'build_unknown'),
        },
      },
    },
    async ({ query: { name, version } }) => {
      const found = await builds.findFiled(name, version);
      if (!found) throw new AppError('build_unknown');
      return { ...ok, build: found };
    },
  );

  app.post(
    '/operator/builds',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'publishBuild',
        summary: 'Publishes the build in a tar archive of its dist folder',
        description: 'The body is `application/x-tar`. A published version never changes.',
        tags: ['operator'],
        response: {
          200: createResponseSchema({ build: published }),
          201: createResponseSchema({ build: published }),
          ...describeProblems(...ACCESS, 'build_refused', 'version_taken', 'unsupported_media_type'),
        },
      },
    },
    async ({ body, operator, deployToken }, reply) => {
      const result = await publisher.publishArchive(getFileBody(body), {
        by: operator,
        names: deployToken?.scope,
      });
      reply.code(result.outcome === 'published' ? 201 : 200);
      return { ...ok, build: result };
    },
  );
};
