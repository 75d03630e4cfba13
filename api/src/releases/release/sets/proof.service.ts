import { isDeepStrictEqual } from 'node:util';
import type { ReleaseSet } from '@portal/shared/release';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../errors/app-error.ts';
import { NotProvenError } from './not-proven-error.ts';
import { ProofIncompleteError } from './proof-incomplete-error.ts';
import {
  computeProofKey,
  listSameRemotes,
  listVisits,
  type ProofFailure,
  type ProofSite,
  type ProofVerdict,
  type ProofVisit,
  toProofSite,
} from './proof.ts';
import type { Proof, ProofRepository } from './proof.repository.ts';
import type { SiteList } from './site-list.repository.ts';

/** What a browser reports of the pages that it opened. */
export type ProofReport = {
  visits: readonly ProofVisit[];
  failures: readonly ProofFailure[];
  /** What failed at the first try of a page, and not at the second. */
  unconfirmed: readonly ProofFailure[];
  browser: string;
};

export type ProofDependencies = { proofs: ProofRepository; sites: SiteList; clock: Clock };

/** Stores and finds proofs of release sets: what a browser found when it opened every page of them. */
export const createProofService = ({ proofs, sites, clock }: ProofDependencies) => {
  /** Sets are cached objects that never change, and their keys are hashes of large texts. */
  const keys = new WeakMap<ReleaseSet, Partial<Record<ProofSite, Promise<string>>>>();

  const getSite = async (domain: string): Promise<ProofSite> => {
    const site = await sites.find(domain);
    if (!site) throw new AppError('unknown_domain');
    return toProofSite(site);
  };

  const getKey = (set: ReleaseSet, site: ProofSite) => {
    const known = keys.get(set) ?? {};
    keys.set(set, known);
    return (known[site] ??= computeProofKey(site, set));
  };

  /** The newest proof of a set, or of another domain's set with the same builds on the same kind of site. */
  const find = async (set: ReleaseSet): Promise<Proof | undefined> =>
    proofs.newest(await getKey(set, await getSite(set.domain)));

  /**
   * The remotes of a set whose pages need not be opened, because a passed proof of the base opened the same code. All
   * pages of a set whose newest proof failed are opened again.
   */
  const listProven = async (set: ReleaseSet, base: ReleaseSet): Promise<Set<string>> => {
    if (base.id === set.id) return new Set();
    if ((await find(base))?.verdict !== 'passed' || (await find(set))?.verdict === 'failed') return new Set();
    return listSameRemotes(base, set);
  };

  return {
    find,

    /** The verdicts of the newest proofs of some sets, by id. */
    async findVerdicts(
      sets: readonly { set: ReleaseSet; site: ProofSite }[],
    ): Promise<Map<string, ProofVerdict>> {
      if (sets.length === 0) return new Map();
      const keyed = await Promise.all(
        sets.map(async ({ set, site }) => ({ id: set.id, key: await getKey(set, site) })),
      );
      const verdicts = await proofs.verdicts(keyed.map(({ key }) => key));
      return new Map(
        keyed.flatMap(({ id, key }) => {
          const verdict = verdicts.get(key);
          return verdict ? [[id, verdict]] : [];
        }),
      );
    },

    listProven,

    /** The pages of a set, as every role that may open them. */
    visits: async (set: ReleaseSet) => listVisits(await getSite(set.domain), set),

    site: getSite,

    /**
     * Whether a proof of the set passed.
     * @throws NotProvenError without a passing proof, unless it may be activated unproven
     */
    async require(set: ReleaseSet, { unproven = false }: { unproven?: boolean | undefined }) {
      const proof = await find(set);
      if (proof?.verdict === 'passed') return true;
      if (!unproven) throw new NotProvenError(set, proof);
      return false;
    },

    /**
     * Stores a browser's report. It passes when every page was opened, for it or with the same code for the proof of
     * `base`, and nothing failed.
     * @throws ProofIncompleteError when nothing failed, but pages were not opened: the domain may have moved meanwhile, and a
     * stored failure would withdraw a proof that passed
     */
    async record(
      set: ReleaseSet,
      { visits, failures, unconfirmed, browser }: ProofReport,
      { base, by }: { base: ReleaseSet; by: string },
    ): Promise<Proof> {
      const site = await getSite(set.domain);
      const proven = await listProven(set, base);
      const missed = listVisits(site, set)
        .filter(({ remote }) => !proven.has(remote))
        .map(({ path: _, ...visit }) => visit)
        .filter((wanted) => !visits.some((visit) => isDeepStrictEqual(visit, wanted)))
        .map(({ remote, route, role }): ProofFailure => ({
          remote,
          route,
          roles: [role],
          code: 'not_visited',
          reason: 'its page was not opened',
          stack: [],
        }));
      if (failures.length === 0 && missed.length > 0) throw new ProofIncompleteError(missed);
      const found = [...failures, ...missed];
      const proof: Proof = {
        set: set.id,
        visits,
        browser,
        failures: found,
        unconfirmed,
        verdict: found.length === 0 ? 'passed' : 'failed',
        provenAt: clock.now(),
        provenBy: by,
      };
      await proofs.save(proof, await getKey(set, site));
      return proof;
    },
  };
};

export type ProofService = ReturnType<typeof createProofService>;
