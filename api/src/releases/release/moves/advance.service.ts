import type { ReleaseSet, ReleaseSetContent } from '@portal/shared/release';
import { AppError } from '../../../errors/app-error.ts';
import type { BuildRepository } from '../builds/build.repository.ts';
import { type BuildRefusal, BuildRefusedError } from '../builds/build-refused-error.ts';
import { findVersion, hasPagesFor, type SiteKind, withRemote, withShell } from '../sets/compose-set.ts';
import { isFollowed } from './follow.repository.ts';
import type { FollowService } from './follow.service.ts';
import { ReleaseFrozenError } from './freeze/release-frozen-error.ts';
import type { BuildBasis, FirstSetComposer } from '../sets/newest/compose-first-set.ts';
import type { BuildSearch, LeftOut, NewestComposer } from '../sets/newest/compose-newest.ts';
import type { ReleaseService } from './release.service.ts';
import { ReleaseRefusedError } from '../signing/release-refused-error.ts';
import type { ErrorCode } from '../../../errors/error-table.ts';

export type Site = SiteKind & { domain: string };

/** Who moves domains, and why. */
export type AdvanceOrder = { by: string; reason: string };

/** A build that a first set runs, and why it was taken. */
export type TakenBuild = { name: string; version: string; basis: BuildBasis };

export type AdvanceResult = {
  domain: string;
  /** `frozen`: the domain would move, but is in a freeze window; `refused`: it could not be moved, for `failure`. */
  outcome: 'started' | 'moved' | 'unchanged' | 'frozen' | 'refused';
  /** What it runs then; null when it runs nothing. */
  set: string | null;
  /** Of a first set without a template. */
  taken: TakenBuild[];
  /** Builds that the set does not have although they are newer, and why. */
  leftOut: LeftOut[];
  failure: AdvanceFailure | null;
};

/** What keeps a domain from moving, of a set that cannot run with every reason. */
export type AdvanceFailure = { code: ErrorCode; refusals: readonly BuildRefusal[] };

/** From where domains get their first set. */
export type StartSource =
  /** The builds that were released, else those that this server has brought with it. */
  | { kind: 'released' }
  /** The newest published builds, also those that no domain has released. */
  | { kind: 'newest' }
  | { kind: 'template'; content: ReleaseSetContent };

export type AdvanceDependencies = {
  builds: BuildRepository;
  newest: NewestComposer;
  firstSets: FirstSetComposer;
  releases: ReleaseService;
  follows: FollowService;
};

/** Undefined for errors of the server. */
const toFailure = (error: unknown): AdvanceFailure | undefined => {
  if (error instanceof BuildRefusedError) return { code: 'build_refused', refusals: error.refusals };
  if (error instanceof ReleaseRefusedError) return { code: 'release_untrusted', refusals: [] };
  return error instanceof AppError ? { code: error.code, refusals: [] } : undefined;
};

/** Gives domains their first set, and moves those that follow the newest builds. */
export const createAdvanceService = (dependencies: AdvanceDependencies) => {
  const { builds, newest, firstSets, releases, follows } = dependencies;

  const composeFollowed = async (
    site: Site,
    set: ReleaseSet,
    names: readonly string[],
  ): Promise<{ content: ReleaseSetContent; leftOut: LeftOut[] }> => {
    const { id: _, ...before } = set;
    const flags = await follows.flags(site.domain);
    const searches = names
      .filter((name) => isFollowed(flags, name))
      .map((name): BuildSearch => newest.searchNewer(name, findVersion(before, name)));
    return newest.compose({
      from: set,
      searches,
      compose: (found) =>
        [...found.values()].reduce((content, build) => {
          if (build.kind === 'shell') return withShell(content, build.document);
          const on = content.remotes[build.name]?.on ?? hasPagesFor(site, build.document);
          return withRemote(content, { descriptor: build.document, on });
        }, before),
    });
  };

  const point = async (
    { domain }: Site,
    { from, to }: { from: ReleaseSet | undefined; to: ReleaseSetContent },
    order: AdvanceOrder,
  ): Promise<Pick<AdvanceResult, 'outcome' | 'set'>> => {
    // A start and a publication cannot wait for a proof; the log says whether one had passed.
    const isMoved = await releases
      .point({ domain, ...order, unproven: true }, from, to)
      .catch((error: unknown) => {
        if (error instanceof ReleaseFrozenError) return 'frozen' as const;
        throw error;
      });
    const { id: set } = await releases.requireCurrent(domain);
    if (isMoved === 'frozen') return { outcome: 'frozen', set };
    if (!isMoved) return { outcome: 'unchanged', set };
    return { outcome: from ? 'moved' : 'started', set };
  };

  const startOne = async (site: Site, order: AdvanceOrder, source: StartSource): Promise<AdvanceResult> => {
    const { domain } = site;
    const current = await releases.findCurrent(domain);
    const rest = { domain, taken: [], leftOut: [], failure: null };
    if (current) return { ...rest, outcome: 'unchanged', set: current.id };
    if (source.kind === 'template')
      return {
        ...rest,
        ...(await point(site, { from: undefined, to: { ...source.content, domain } }, order)),
      };
    const { content, taken, leftOut } = await firstSets.compose(site, source.kind);
    if (!content) {
      const failure = { code: 'no_released_shell' as const, refusals: [] };
      return { ...rest, outcome: 'refused', set: null, leftOut, failure };
    }
    return { ...rest, taken, leftOut, ...(await point(site, { from: undefined, to: content }, order)) };
  };

  const followOne = async (
    site: Site,
    names: readonly string[],
    order: AdvanceOrder,
  ): Promise<AdvanceResult> => {
    const from = await releases.requireCurrent(site.domain);
    const { content: to, leftOut } = await composeFollowed(site, from, names);
    const moved = await point(site, { from, to }, order);
    return { domain: site.domain, ...moved, taken: [], leftOut, failure: null };
  };

  /** One domain must not hold up the others. */
  const runEach = async (
    sites: readonly Site[],
    run: (site: Site) => Promise<AdvanceResult>,
  ): Promise<AdvanceResult[]> => {
    const results: AdvanceResult[] = [];
    for (const site of sites)
      results.push(
        await run(site).catch((error: unknown): AdvanceResult => {
          const failure = toFailure(error);
          if (failure === undefined) throw error;
          return { domain: site.domain, outcome: 'refused', set: null, taken: [], leftOut: [], failure };
        }),
      );
    return results;
  };

  return {
    /**
     * Gives each domain without a release set its first one, each remote switched on when it has pages for that kind of
     * site. Domains that have a set keep it.
     */
    start: (
      sites: readonly Site[],
      order: AdvanceOrder,
      source: StartSource = { kind: 'released' },
    ): Promise<AdvanceResult[]> => runEach(sites, (site) => startOne(site, order, source)),

    /** Moves domains to the newest builds of the given names, or of all, as far as they follow them. */
    async follow(
      sites: readonly Site[],
      names: ReadonlySet<string> | undefined,
      order: AdvanceOrder,
    ): Promise<AdvanceResult[]> {
      const followed = names ? [...names] : await builds.names();
      return runEach(sites, (site) => followOne(site, followed, order));
    },
  };
};

export type AdvanceService = ReturnType<typeof createAdvanceService>;
