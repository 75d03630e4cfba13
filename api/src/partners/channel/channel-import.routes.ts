import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { acceptFileBodies, getFileBody } from '../../platform/http/file-body.ts';
import { ok, createResponseSchema } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createAccountDirectory } from '../../access/account/account-directory.ts';
import { createSiteDirectory } from '../../content/site/site-directory.ts';
import { createChannelImport } from './channel-import.service.ts';
import { domainName } from '../../platform/http/domain-name.ts';

/** The route by which operators register the channels of a contract, many at once. */
export const channelImportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { clock, ids, passwords } = app;
  const { db } = app.database;
  const sites = createSiteDirectory(db);
  const members = createAccountDirectory({ db, clock, ids, passwords });
  const importChannels = createChannelImport({
    db,
    clock,
    ids,
    members,
    jobs: app.jobs.store,
    audit: createAudit({ db, clock, ids }),
  });
  acceptFileBodies(app);

  app.post(
    '/operator/channels/import',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'importChannels',
        summary:
          'Registers the channels of a file: all of them, or nothing; the same file again changes nothing',
        description:
          'The body is CSV with the columns `manager` (an email address on the domain), `youtube_id`, `name` and `category` (bgm, song or ost). The channels wait for their review as all others do. YouTube is not asked: the name counts until the next refresh of titles.',
        tags: ['operator'],
        querystring: z.object({ domain: domainName }),
        response: {
          200: createResponseSchema({ result: z.object({ added: z.int(), kept: z.int() }) }),
          ...describeProblems('unauthenticated', 'forbidden', 'unknown_domain'),
          ...describeProblems('report_malformed', 'unsupported_media_type'),
        },
      },
    },
    async (request) => {
      const { domain } = await sites.get(request.query.domain);
      return { ...ok, result: await importChannels(getActor(request), domain, getFileBody(request.body)) };
    },
  );
};
