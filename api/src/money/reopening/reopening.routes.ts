import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { domainName } from '../../platform/http/domain-name.ts';
import { boundedText, instant, uuid } from '../../platform/http/text-schema.ts';
import { toFirstDay } from '../../platform/calendar.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createSiteDirectory } from '../../content/site/site-directory.ts';
import { month } from '../../figures/report/scope/month-input.ts';
import { createReopening, requestStates } from './reopening.service.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;
const MAX_REASON = 500;
const reason = boundedText(1, MAX_REASON);
const person = z.string().describe('An email address, or the name of a program.');

const reopeningRequest = z
  .object({
    id: z.string(),
    account_id: z.string(),
    number: z.string().describe('Of the statement.'),
    state: z.enum(requestStates),
    reason: z.string(),
    requested_by: person,
    requested_at: instant,
    expires_at: instant,
    is_own: z.boolean().describe('Whether the caller has made it, and so cannot consent.'),
    answer: z
      .object({ by: person, at: instant, reason: z.string().nullable() })
      .nullable()
      .describe('The consent or the refusal.'),
  })
  .meta({ id: 'ReopeningRequest' });

/** Routes by which one operator asks for a statement to be reopened, and another one consents. */
export const reopeningRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const reopening = createReopening({
    ...base,
    audit: createAudit(base),
    keys: app.releaseSystem.signing.keys,
  });
  const sites = createSiteDirectory(base.db);
  const config = { skipsPortalHeaders: true };
  const tags = ['operator'];

  app.get(
    '/operator/closing/reopenings',
    {
      config,
      schema: {
        operationId: 'reopenings',
        summary:
          'The requests to reopen statements of a domain’s month, with their answers, the newest first',
        tags,
        querystring: z.object({ domain: domainName, month }),
        response: {
          200: createResponseSchema({ items: z.array(reopeningRequest) }),
          ...describeProblems(...ACCESS, 'unknown_domain'),
        },
      },
    },
    async ({ query, operator }) => {
      await sites.get(query.domain);
      const given = { domain: query.domain, month: toFirstDay(query.month), by: operator };
      return { ...ok, items: await reopening.list(given) };
    },
  );

  app.post(
    '/operator/closing/reopenings',
    {
      config,
      schema: {
        operationId: 'requestReopening',
        summary: 'Asks for the newest statement of a manager to be reopened, while nothing of it was paid',
        tags,
        body: z.strictObject({ account: uuid.describe("The manager's id."), month, reason }),
        response: {
          200: createResponseSchema({
            request: z.object({ id: z.string(), number: z.string(), expires_at: instant }),
          }),
          ...describeProblems(
            ...ACCESS,
            'not_found',
            'reopening_order',
            'reopening_waiting',
            'statement_paid',
          ),
        },
      },
    },
    async (request) => {
      const { account: accountId, month: of, reason: why } = request.body;
      const order = { accountId, month: toFirstDay(of), reason: why, by: request.operator };
      return { ...ok, request: await reopening.request(getActor(request), order) };
    },
  );

  app.post(
    '/operator/closing/reopenings/consent',
    {
      config,
      schema: {
        operationId: 'consentToReopening',
        summary: 'Reopens a statement that another operator asked for: its month can be issued again',
        tags,
        body: z.strictObject({ id: uuid }),
        response: {
          200: createResponseSchema({
            reopened: z.object({ number: z.string(), month: z.string(), hash: z.string() }),
          }),
          ...describeProblems(
            ...ACCESS,
            'not_found',
            'approval_by_other',
            'reopening_over',
            'reopening_order',
            'statement_paid',
            'release_key_missing',
          ),
        },
      },
    },
    async (request) => {
      const given = { id: request.body.id, by: request.operator };
      return { ...ok, reopened: await reopening.consent(getActor(request), given) };
    },
  );

  app.post(
    '/operator/closing/reopenings/decline',
    {
      config,
      schema: {
        operationId: 'declineReopening',
        summary: 'Ends a request without reopening its statement, also one’s own',
        tags,
        body: z.strictObject({ id: uuid, reason }),
        response: {
          200: createResponseSchema({}),
          ...describeProblems(...ACCESS, 'not_found', 'reopening_over'),
        },
      },
    },
    async (request) => {
      await reopening.decline(getActor(request), { ...request.body, by: request.operator });
      return ok;
    },
  );
};
