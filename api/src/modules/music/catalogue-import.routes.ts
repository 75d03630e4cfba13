import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { responseSchema, ok } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { boundedText } from '../../platform/http/text-schema.ts';
import { actorOf } from '../audit/actor.ts';
import { createAudit } from '../audit/audit.service.ts';
import { acceptCsv, csvOf } from '../operator/csv-body.ts';
import { createCatalogueImport } from './catalogue-import.service.ts';

const result = z
  .object({
    added: z.int(),
    changed: z.int(),
    restored: z.int().describe('Had been taken out before.'),
    removed: z.int(),
    kept: z.int().describe('Were there as the file has them.'),
    missing: z.int().describe('Are offered and not in the file.'),
  })
  .meta({ id: 'TrackImportResult' });

/** The route by which operators import the catalogue. */
export const catalogueImportRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const importCatalogue = createCatalogueImport({
    ...base,
    audit: createAudit(base),
    isrcPrefix: app.config.isrcPrefix,
  });
  acceptCsv(app);

  app.post(
    '/operator/music',
    {
      config: { isOpen: true },
      schema: {
        operationId: 'importTracks',
        summary: 'Takes in tracks: all of the file, or nothing; the same file again changes nothing',
        description: [
          'The body is CSV with the columns `isrc`, `title`, `artist`, `category` (bgm, song, ost) and `duration` (seconds or m:ss), and, where they are to be set, `tags` (ids or names, apart by `;`), `cover` (a path) and `exclusive` (yes, no).',
          'With `remove_missing` the tracks that the file does not name are no longer offered; videos that use them keep their names, and a later file brings them back.',
        ].join(' '),
        tags: ['operator'],
        querystring: z.object({
          name: boundedText(1, 300).describe('What the file is called, for the record.'),
          remove_missing: z.stringbool().default(false),
        }),
        response: {
          200: responseSchema({ result }),
          ...problemResponses('unauthenticated', 'forbidden', 'report_malformed', 'unsupported_media_type'),
        },
      },
    },
    async (request) => {
      const { name, remove_missing: removeMissing } = request.query;
      const taken = await importCatalogue(actorOf(request), csvOf(request.body), { name, removeMissing });
      return { ...ok, result: taken };
    },
  );
};
