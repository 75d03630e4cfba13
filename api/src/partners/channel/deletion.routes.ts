import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { password, uuid } from '../../platform/http/text-schema.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createAccountDirectory } from '../../access/account/account-directory.ts';
import { createReauthentication } from '../../access/session/reauthentication.ts';
import { createThrottle } from '../../access/session/throttle.ts';
import { createDeletionService } from './deletion.service.ts';

const MAX_CHANNELS = 50;

const body = z.strictObject({
  channels: z.array(uuid).min(1).max(MAX_CHANNELS),
  acknowledged: z.literal(true, { error: 'required' }).describe('The notes about lost revenue were read.'),
  password,
});

/** The route that deletes channels. */
export const deletionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { clock, ids, jobs, passwords } = app;
  const { db } = app.database;
  const confirm = createReauthentication({
    directory: createAccountDirectory({ db, clock, ids, passwords }),
    throttle: createThrottle({ db, clock }),
    passwords,
  });
  const remove = createDeletionService({
    // Deleting figures may take longer than a statement of a request may.
    db: app.database.bulk,
    clock,
    audit: createAudit({ db, clock, ids }),
    jobs: jobs.store,
    confirm,
  });

  app.post(
    '/channel/delete',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'deleteChannels',
        summary: "Deletes channels and their figures of open days; requires the manager's own password",
        tags: ['channels'],
        body,
        response: {
          200: createResponseSchema({ deleted: z.int() }),
          ...describeProblems(
            ...([
              'unauthenticated',
              'forbidden',
              'not_found',
              'wrong_password',
              'too_many_attempts',
            ] as const),
          ),
        },
      },
    },
    async (request) => {
      const { channels, password: given } = request.body;
      const distinct = [...new Set(channels)];
      await remove(requireSession(request), getActor(request), distinct, given);
      return { ...ok, deleted: distinct.length };
    },
  );
};
