import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createDisconnectSignal } from '../../platform/http/disconnect-signal.ts';
import { acceptFileBodies, getBodySize, getFileBody } from '../../platform/http/file-body.ts';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { boundedText } from '../../platform/http/text-schema.ts';
import { createFileProgress } from '../../platform/progress/file-progress.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createCatalogueImport } from './catalogue-import.service.ts';
import { openCovers } from './covers/cover.routes.ts';
import { openPreviews } from './previews/preview-upload.routes.ts';

/** More missing tracks than this percentage suggest a truncated or wrong file. */
const DEFAULT_MAX_REMOVED = 10;

const result = z
  .object({
    added: z.int(),
    changed: z.int(),
    restored: z.int().describe('Tracks that had been removed.'),
    removed: z.int(),
    kept: z.int().describe('Tracks without a change.'),
    missing: z.int().describe('Tracks of the catalogue that the file does not name.'),
    new_tags: z.array(z.string()).describe('Tags that were created.'),
  })
  .meta({ id: 'TrackImportResult' });

/** The route by which operators import the catalogue. */
export const catalogueImportRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const importCatalogue = createCatalogueImport({
    database: app.database,
    clock: app.clock,
    audit: createAudit(base),
    isrcPrefix: app.config.isrcPrefix,
    covers: openCovers(app),
    previews: openPreviews(app),
  });
  const trackProgress = createFileProgress(app);
  acceptFileBodies(app);

  app.post(
    '/operator/music',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'importTracks',
        summary: 'Imports a catalogue file as a whole, or refuses it; the same file again changes nothing',
        description: [
          'The body is CSV with the columns `isrc`, `title`, `artist`, `category` (bgm, song, ost) and `duration` (seconds or m:ss), and, where they are to be set, `tags` (ids or names, apart by `;`), `cover` (a path, an address that is fetched once, or the name of a picture that was sent to `/operator/music/covers`), `preview` (an address that is fetched once, or the name of a file that was sent to `/operator/music/previews`; MP3 or Ogg Opus of up to 2 MB and 90 seconds) and `exclusive` (yes, no).',
          'What the track sounds like is in `mood`, `genre`, `energy`, `vocals`, `language` (of the vocals) and `key`, each a code or a name of `/music/traits`, and `tempo` (beats per minute). A value that is none of these is refused with the nearest one.',
          'A tag that does not exist is an error, or is created with `create_tags`.',
          'With `remove_missing` the tracks that the file does not name are no longer offered; videos that use them keep their names, and a later file brings them back. Nothing is stored when more than `max_removed` percent would go, unless `reason` says why.',
          'A client that disconnects before the response cancels the import, of which nothing is stored then.',
        ].join(' '),
        tags: ['operator'],
        querystring: z.object({
          name: boundedText(1, 300).describe("The file's name, for the audit log."),
          create_tags: z.stringbool().default(false),
          remove_missing: z.stringbool().default(false),
          max_removed: z.coerce
            .number()
            .min(0)
            .max(100)
            .default(DEFAULT_MAX_REMOVED)
            .describe('The percentage of the catalogue that may be removed at most; ten tracks always may.'),
          reason: boundedText(1, 500).optional().describe('Why more may be removed, for the audit log.'),
        }),
        response: {
          200: createResponseSchema({ result }),
          ...describeProblems('unauthenticated', 'forbidden', 'report_malformed', 'unsupported_media_type'),
        },
      },
    },
    async (request, reply) => {
      const { name, create_tags: createTags, remove_missing: removeMissing, reason } = request.query;
      const signal = createDisconnectSignal(reply);
      const taken = await trackProgress({ kind: 'catalogue', name }, (onProgress) =>
        importCatalogue(getActor(request), getFileBody(request.body), {
          name,
          createTags,
          removeMissing,
          reason,
          signal,
          onProgress,
          maxRemoved: request.query.max_removed,
          size: getBodySize(request),
        }),
      ).catch((error: unknown) => {
        if (!signal.aborted) throw error;
        request.log.info('import cancelled: the client disconnected');
        return undefined;
      });
      // The client has disconnected, so no response is sent.
      if (!taken) return reply.hijack();
      return { ...ok, result: taken };
    },
  );
};
