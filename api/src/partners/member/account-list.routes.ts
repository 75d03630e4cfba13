import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok, createPageSchema, pageQuery, createResponseSchema } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { instant, text } from '../../platform/http/text-schema.ts';
import { createSiteDirectory } from '../../content/site/site-directory.ts';
import { createAccountListRepository } from './account-list.repository.ts';
import { domainName } from '../../platform/http/domain-name.ts';

const listedAccount = z
  .object({
    id: z.string(),
    domain: z.string(),
    role: z.enum(['manager', 'operator']),
    email: z.string(),
    nickname: z.string(),
    registered_at: instant,
    members: z.int().describe("The manager's members."),
    channels: z.int().describe('Registered channels; a domain with one cannot be deleted.'),
  })
  .meta({ id: 'ListedAccount' });

/** The route by which operators list the accounts of a domain. */
export const accountListRoutes: FastifyPluginAsyncZod = async (app) => {
  const accounts = createAccountListRepository(app.database.db);
  const sites = createSiteDirectory(app.database.db);

  app.get(
    '/operator/accounts',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'operatorAccounts',
        summary: 'The managers, or on a console domain the operators, of a domain, the newest first',
        tags: ['operator'],
        querystring: z.object({
          ...pageQuery,
          domain: domainName,
          search: text.min(1).max(100).optional().describe('Words of the address or the nickname.'),
        }),
        response: {
          200: createResponseSchema(createPageSchema(listedAccount)),
          ...describeProblems('unauthenticated', 'forbidden', 'unknown_domain'),
        },
      },
    },
    async ({ query: { page, size, domain, search: typed } }) => {
      const { is_console: isConsole } = await sites.get(domain);
      const search = await app.searches.prepare(typed, { kinds: ['member'], accountId: undefined });
      const role = isConsole ? ('operator' as const) : ('manager' as const);
      const { items, total } = await accounts.list({ domain, role, search }, { page, size });
      return {
        ...ok,
        items: items.map(({ registered_at: at, members, channels, ...account }) => ({
          ...account,
          role,
          registered_at: at.toISOString(),
          members: members ?? 0,
          channels: channels ?? 0,
        })),
        total,
        page,
        size,
      };
    },
  );
};
