import { LANGUAGES } from '@portal/shared/facts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok, createPageSchema, pageQuery, createResponseSchema } from '../../../platform/http/listing.ts';
import { describeProblems } from '../../../platform/http/problem.ts';
import { text } from '../../../platform/http/text-schema.ts';
import { type DomainState, domainStates, REFUSAL_REASONS } from '../index.ts';
import { approval, followed, freeze, guardStop, rollout } from '../moves/release.schemas.ts';
import {
  toApprovalResponse,
  toFreezeResponse,
  toGuardStopResponse,
  toRemoteLine,
  toRolloutResponse,
} from '../moves/release-responses.ts';
import { domainName } from '../../../platform/http/domain-name.ts';

const release = z.object({
  set: z.string(),
  proof: z
    .enum(['passed', 'failed', 'none'])
    .describe('The newest proof of the set; `none`: it was activated unproven.'),
  follows: followed,
  rollout: rollout.nullable().describe('Null while all visitors get the same set.'),
  shell: z.string(),
  remotes: z.record(
    z.string(),
    z.object({ on: z.boolean(), version: z.string(), previous: z.string().nullable() }),
  ),
});

const domain = z
  .object({
    domain: z.string(),
    name: z.string(),
    is_playlist: z.boolean(),
    is_console: z.boolean(),
    default_language: z.enum(LANGUAGES),
    release: release
      .nullable()
      .describe('Null before the first release of the domain, and when its stored content was changed.'),
    freeze: freeze.nullable().describe('The freeze window that the domain is in now.'),
    approval,
    guard_stop: guardStop
      .nullable()
      .describe('The last canary that the guard stopped, until somebody moves the domain.'),
    refused: z
      .enum(REFUSAL_REASONS)
      .nullable()
      .describe('Why pages do not run this release but the last good one, at the latest request of a page.'),
  })
  .meta({ id: 'OperatorDomain' });

const MAX_NAMES = 100;

const { page, size, total } = createPageSchema(domain);

const namesQuery = z
  .string()
  .max(MAX_NAMES * 100)
  .transform((list) => list.split(','))
  .pipe(z.array(domainName).max(MAX_NAMES))
  .optional()
  .describe('Only these domains, separated by commas.');

const toDomainResponse = ({ site, release: running, ...state }: DomainState) => ({
  ...site,
  refused: state.refused ?? null,
  freeze: state.freeze ? toFreezeResponse(state.freeze) : null,
  approval: toApprovalResponse(state.approval),
  guard_stop: state.guardStop ? toGuardStopResponse(state.guardStop) : null,
  release: running
    ? {
        set: running.set.id,
        shell: running.set.shell.version,
        follows: running.follows,
        rollout: toRolloutResponse(running.rollout),
        proof: running.verdict ?? ('none' as const),
        remotes: Object.fromEntries(
          Object.entries(running.set.remotes).map(([name, remote]) => [name, toRemoteLine(remote)]),
        ),
      }
    : null,
});

/** What a release token lists: only what it can move, so that a move of all domains means all of its own. */
const intersect = (names: readonly string[] | undefined, own: readonly string[] | undefined) =>
  names && own ? names.filter((name) => own.includes(name)) : (names ?? own);

/** The route that lists domains and what each of them runs. */
export const domainRoutes: FastifyPluginAsyncZod = async (app) => {
  const { domains: list } = app.releaseSystem;

  app.get(
    '/operator/domains',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'operatorDomains',
        summary: 'Domains and their release sets, the oldest first',
        tags: ['operator'],
        querystring: z.object({
          ...pageQuery,
          search: text.min(1).max(100).optional().describe('Words of the name or the domain.'),
          names: namesQuery,
          state: z
            .enum(domainStates)
            .optional()
            .describe(
              '`canary`: one runs; `stopped`: the guard stopped one, and nobody moved the domain since, the newest stop first; `approval`: moves need a second person.',
            ),
          audience: z.enum(['partners']).optional().describe('Without consoles.'),
        }),
        response: {
          200: createResponseSchema({ domains: z.array(domain), total, page, size }),
          ...describeProblems('unauthenticated', 'forbidden'),
        },
      },
    },
    async ({ deployToken, query }) => {
      const own = deployToken?.kind === 'release' ? deployToken.scope : undefined;
      const filter = {
        search: await app.searches.prepare(query.search, { kinds: ['site'], accountId: undefined }),
        state: query.state,
        domains: intersect(query.names, own),
        isForPartners: query.audience === 'partners',
      };
      const found = await list.page(filter, { page: query.page, size: query.size });
      return {
        ...ok,
        domains: found.domains.map(toDomainResponse),
        total: found.total,
        page: query.page,
        size: query.size,
      };
    },
  );
};
