import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok, createResponseSchema } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { emailAddress, managerNickname, password } from '../../platform/http/text-schema.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createSiteDirectory } from '../../content/site/site-directory.ts';
import { createAccountDirectory } from '../../access/account/account-directory.ts';
import { domainName } from '../../platform/http/domain-name.ts';

const account = z
  .object({ id: z.string(), domain: z.string(), role: z.enum(['manager', 'operator']), email: z.string() })
  .meta({ id: 'OperatorAccount' });

/** The route by which operators create the first accounts of a domain. */
export const accountCreationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { clock, ids, passwords } = app;
  const { db } = app.database;
  const directory = createAccountDirectory({ db, clock, ids, passwords });
  const sites = createSiteDirectory(db);
  const audit = createAudit({ db, clock, ids });

  app.post(
    '/operator/account',
    {
      config: { skipsPortalHeaders: true, idempotent: true },
      schema: {
        operationId: 'createAccount',
        summary: 'Creates an account: of an operator on a console domain, of a manager on any other',
        tags: ['operator'],
        body: z.strictObject({
          domain: domainName,
          email: emailAddress,
          password,
          nickname: managerNickname,
        }),
        response: {
          200: createResponseSchema({ account }),
          ...describeProblems('unauthenticated', 'forbidden', 'unknown_domain', 'email_taken', 'busy'),
        },
      },
    },
    async (request) => {
      const { domain, ...person } = request.body;
      const site = await sites.get(domain);
      const role = site.is_console ? ('operator' as const) : ('manager' as const);
      const { memberId: id } = await directory.create(
        site,
        { ...person, role, caller: request.operator },
        (trx, subject) =>
          audit.record(
            getActor(request),
            {
              action: 'account.created',
              subject,
              domain,
              after: { role },
              ...(role === 'manager' ? { tenantId: subject } : {}),
            },
            trx,
          ),
      );
      return { ...ok, account: { id, domain, role, email: person.email } };
    },
  );
};
