import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok, createResponseSchema } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { instant } from '../../../platform/http/text-schema.ts';
import { listFileProgress } from '../../../platform/progress/file-progress.ts';
import { fileKinds, fileStages } from '../../../platform/progress/file-progress.tables.ts';

const progress = z
  .object({
    id: z.string(),
    kind: z.enum(fileKinds),
    name: z.string(),
    stage: z
      .enum(fileStages)
      .describe('`waiting`: for a file before it; `finishing`: what is computed from its rows is stored.'),
    rows: z.int().describe('The rows that were read or stored.'),
    total: z.int().nullable().describe('Of so many; an estimate while the file is read.'),
    started_at: instant,
  })
  .meta({ id: 'FileProgress' });

/** The route by which operators see how far files are that are taken in now. */
export const fileProgressRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/operator/progress',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'fileProgress',
        summary: 'The report and catalogue files that are taken in now, and how many of their rows are',
        description: 'As of at most a second ago; files that take less than a second are not listed.',
        tags: ['operator'],
        response: {
          200: createResponseSchema({ items: z.array(progress) }),
          ...describeProblems('unauthenticated', 'forbidden'),
        },
      },
    },
    async () => {
      const files = await listFileProgress(app.database.db, app.clock);
      return {
        ...ok,
        items: files.map(({ updated_at: _, rows, total, started_at: start, ...file }) => ({
          ...file,
          rows: Number(rows),
          total: total === null ? null : Number(total),
          started_at: start.toISOString(),
        })),
      };
    },
  );
};
