import type { ReleaseSet } from '@portal/shared/release';
import type { Page } from '../../../platform/http/listing.ts';
import type { Approval, ApprovalService } from '../moves/approval/approval.service.ts';
import { type FollowService, listFollowed } from '../moves/follow.service.ts';
import type { Freeze } from '../moves/freeze/freeze.repository.ts';
import type { FreezeService } from '../moves/freeze/freeze.service.ts';
import type { GuardStop, GuardStops } from '../rollout/guard/guard-stop.service.ts';
import type { Pointer } from '../moves/pointer.ts';
import { type ProofVerdict, toProofSite } from './proof.ts';
import type { ProofService } from './proof.service.ts';
import type { RolloutRepository } from '../rollout/rollout.repository.ts';
import { type Rollout, toRollout } from '../rollout/rollout.service.ts';
import type { RefusalReason } from '../signing/release-refused-error.ts';
import type { SetSource } from '../signing/set-source.ts';
import type { ListedSite, SiteFilter, SiteList } from './site-list.repository.ts';

/** A domain as lists show it: what it runs, and what may keep it from moving. */
export type DomainState = {
  site: ListedSite;
  /** Undefined before the first release, and when the content of a set was changed in the database. */
  release:
    | { set: ReleaseSet; rollout: Rollout | undefined; verdict: ProofVerdict | undefined; follows: string[] }
    | undefined;
  /** Why pages do not run the release. */
  refused: RefusalReason | undefined;
  freeze: Freeze | undefined;
  approval: Approval;
  guardStop: GuardStop | undefined;
};

export type DomainListDependencies = {
  sites: SiteList;
  sets: SetSource;
  plans: RolloutRepository;
  proofs: ProofService;
  follows: FollowService;
  freezes: FreezeService;
  approvals: ApprovalService;
  guardStops: GuardStops;
  served: { getRefusal(domain: string): RefusalReason | undefined };
};

const listSets = ({ set, candidate }: Pointer) => [set, ...(candidate ? [candidate.set] : [])];

/** Lists domains; the number of statements depends neither on how many there are nor on how many a page has. */
export const createDomainList = (dependencies: DomainListDependencies) => {
  const { sites, sets, plans, proofs, follows, freezes, approvals, guardStops, served } = dependencies;

  return {
    async page(filter: SiteFilter, page: Page): Promise<{ domains: DomainState[]; total: number }> {
      const { sites: listed, total } = await sites.page(filter, page);
      const names = listed.map(({ site }) => site.domain);
      if (names.length === 0) return { domains: [], total };
      const [found, rollouts, flags, frozen, approval, stops] = await Promise.all([
        sets.findMany(listed.flatMap(({ pointer }) => (pointer ? listSets(pointer) : []))),
        plans.findOf(names),
        follows.flagsOf(names),
        freezes.findNow(names),
        approvals.findOf(names),
        guardStops.findLatest(names),
      ]);
      const running = listed.map(({ site, pointer }) => {
        // One changed set must not hide all other domains.
        const isWhole = pointer && listSets(pointer).every((id) => found.has(id));
        const set = isWhole ? found.get(pointer.set) : undefined;
        const plan = rollouts.get(site.domain);
        const candidate = pointer?.candidate && found.get(pointer.candidate.set);
        const rollout =
          set && candidate && plan && pointer.candidate
            ? toRollout({
                domain: site.domain,
                plan,
                candidate,
                control: set,
                pointer: { set: pointer.set, candidate: pointer.candidate },
              })
            : undefined;
        return { site, set, rollout, isChanged: pointer !== undefined && !isWhole };
      });
      const verdicts = await proofs.findVerdicts(
        running.flatMap(({ site, set }) => (set ? [{ set, site: toProofSite(site) }] : [])),
      );
      const domains = running.map(({ site, set, rollout, isChanged }): DomainState => {
        const { domain } = site;
        return {
          site,
          release: set && {
            set,
            rollout,
            verdict: verdicts.get(set.id),
            follows: listFollowed(flags.get(domain) ?? new Map(), set),
          },
          refused: isChanged ? 'changed_content' : served.getRefusal(domain),
          freeze: frozen.get(domain),
          approval: approval.get(domain) ?? { isRequired: false, offAskedBy: null },
          guardStop: stops.get(domain),
        };
      });
      return { domains, total };
    },
  };
};

export type DomainList = ReturnType<typeof createDomainList>;
