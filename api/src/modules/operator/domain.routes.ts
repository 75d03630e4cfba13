import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { languages } from '../../platform/http/languages.ts';
import { responseSchema, ok } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { REFUSAL_REASONS, ReleaseRefusedError, toProofSite } from '../release/index.ts';
import { approval, followed, freeze, guardStop, rollout } from './release.schemas.ts';
import {
  toApprovalResponse,
  toFreezeResponse,
  toGuardStopResponse,
  toRemoteLine,
  toRolloutResponse,
} from './release-responses.ts';

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
    default_language: z.enum(languages),
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

/** The route that lists all domains and what each of them runs. */
export const domainRoutes: FastifyPluginAsyncZod = async (app) => {
  const { releases, rollouts, guardStops, proofs, follows, freezes, approvals, sites, signing } =
    app.releaseSystem;

  /** One changed set must not hide all other domains. */
  const findRelease = async (domain: string) => {
    try {
      const running = await rollouts.find(domain);
      const set = running?.control ?? (await releases.current(domain));
      return { set, running, refused: signing.served.getRefusal(domain) };
    } catch (error) {
      if (!(error instanceof ReleaseRefusedError)) throw error;
      return { set: undefined, running: undefined, refused: error.reason };
    }
  };

  app.get(
    '/operator/domains',
    {
      config: { isOpen: true },
      schema: {
        operationId: 'operatorDomains',
        summary: 'Every domain and its release set',
        tags: ['operator'],
        response: {
          200: responseSchema({ domains: z.array(domain) }),
          ...problemResponses('unauthenticated', 'forbidden'),
        },
      },
    },
    async ({ deployToken }) => {
      // A release token lists what it can move, so that a move of all domains means all of its own.
      const own = deployToken?.kind === 'release' ? deployToken.scope : undefined;
      const shown = (await sites.list()).filter((site) => !own || own.includes(site.domain));
      const listed = await Promise.all(
        shown.map(async (site) => {
          const { set, running, refused } = await findRelease(site.domain);
          const frozen = await freezes.findNow(site.domain);
          const stop = await guardStops.findLatest(site.domain);
          const remotes = Object.entries(set?.remotes ?? {}).map(([name, remote]) => [
            name,
            toRemoteLine(remote),
          ]);
          return {
            ...site,
            refused: refused ?? null,
            freeze: frozen ? toFreezeResponse(frozen) : null,
            approval: toApprovalResponse(await approvals.find(site.domain)),
            guard_stop: stop ? toGuardStopResponse(stop) : null,
            release: set
              ? {
                  ...{ set: set.id, shell: set.shell.version, follows: await follows.list(set) },
                  rollout: toRolloutResponse(running),
                  proof: (await proofs.find(set, toProofSite(site)))?.verdict ?? ('none' as const),
                  remotes: Object.fromEntries(remotes),
                }
              : null,
          };
        }),
      );
      return { ...ok, domains: listed };
    },
  );
};
