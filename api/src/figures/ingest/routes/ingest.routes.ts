import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { acceptFileBodies, getBodySize, getFileBody } from '../../../platform/http/file-body.ts';
import { createResponseSchema, ok } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { boundedText } from '../../../platform/http/text-schema.ts';
import { createFileProgress } from '../../../platform/progress/file-progress.ts';
import { getActor } from '../../../access/audit/actor.ts';
import { ingestOutcomes } from '../delivery.ts';
import { moneySchema, toMoney } from './money.schemas.ts';
import { createIngestService } from '../ingest.service.ts';
import { readTimeInName } from '../files/time-in-name.ts';

const time = z.iso.datetime({ offset: true });
const dateOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

const result = z
  .object({
    outcome: z.enum(ingestOutcomes),
    type: z.string(),
    digest: z.string(),
    days: z.array(z.object({ day: z.iso.date(), action: z.enum(['added', 'replaced', 'kept', 'ignored']) })),
    rows: z.object({ read: z.int(), unknown_channel: z.int() }),
    unknown_channels: z.array(z.object({ youtube_id: z.string(), rows: z.int() })),
    accounts: z.int(),
    facts: z.int(),
    money: z
      .array(moneySchema)
      .describe(
        'Where the revenue of a closing report belongs; empty for other reports. `registered`, `not_earning`, `unregistered` and `no_channel` add up to `read`; the others are parts of it.',
      ),
    milliseconds: z.int(),
  })
  .meta({ id: 'IngestResult' });

/** The route that ingests bulk reports. */
export const ingestRoutes: FastifyPluginAsyncZod = async (app) => {
  const ingest = createIngestService({
    database: app.database,
    clock: app.clock,
    ids: app.ids,
    limits: app.config.limits,
    maxContentBytes: app.config.maxContentBytes,
  });
  const trackProgress = createFileProgress(app);
  acceptFileBodies(app);

  app.post(
    '/operator/ingest',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'ingestReport',
        summary: 'Ingests one report file as a whole, or refuses it',
        description: 'The body is the CSV file, plain or gzip. Its columns determine its type.',
        tags: ['operator'],
        querystring: z.object({
          name: boundedText(1, 300),
          owner: z
            .string()
            .regex(/^[A-Za-z0-9][\w.-]{0,39}$/, { error: 'owner_name' })
            .optional()
            .describe('The content owner, when there are several: their files of a day add up.'),
          created_at: time
            .optional()
            .describe('When YouTube created the report; of the reports of a day the newest counts.'),
          force: boundedText(1, 500)
            .optional()
            .describe('Why a delivery that looks wrong is right; it is written into the audit log.'),
          written_at: time
            .optional()
            .describe(
              'The time of the file, unless its name has one; counts as `created_at` when the file is delivered for the first time.',
            ),
        }),
        response: {
          200: createResponseSchema({ result }),
          ...describeProblems(
            'unauthenticated',
            'forbidden',
            'report_malformed',
            'delivery_doubtful',
            'unsupported_media_type',
          ),
        },
      },
    },
    async (request) => {
      const { body, query } = request;
      const taken = await trackProgress({ kind: 'report', name: query.name }, (onProgress) =>
        ingest.ingestFile(getFileBody(body), {
          actor: getActor(request),
          forceReason: query.force,
          name: query.name,
          owner: query.owner,
          createdAt: dateOf(query.created_at),
          writtenAt: readTimeInName(query.name) ?? dateOf(query.written_at),
          size: getBodySize(request),
          onProgress,
        }),
      );
      const { rows, unknownChannels, money, ...rest } = taken;
      app.metrics.countIngest({ type: rest.type, outcome: rest.outcome, rows: rows.read });
      return {
        ...ok,
        result: {
          ...rest,
          rows: { read: rows.read, unknown_channel: rows.unknownChannel },
          money: money.map(toMoney),
          unknown_channels: unknownChannels.map(({ youtubeId, rows: count }) => ({
            youtube_id: youtubeId,
            rows: count,
          })),
        },
      };
    },
  );
};
