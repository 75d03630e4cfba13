import type { Descriptor, ReleaseSet, ReleaseSetContent, ShellInventory } from '@portal/shared/release';
import { AppError } from '../../platform/errors.ts';
import type { Build, BuildRepository } from './build.repository.ts';
import { composeFirstSet, hasPagesFor, type SiteKind, withRemote, withShell } from './compose-set.ts';
import { type FollowFlags, isFollowed } from './follow.repository.ts';
import type { FollowService } from './follow.service.ts';
import { ReleaseFrozenError } from './freeze/release-frozen-error.ts';
import type { ReleaseService } from './release.service.ts';

export type Site = SiteKind & { domain: string };

/** Who moves domains, and why. */
export type AdvanceOrder = { by: string; reason: string };

export type AdvanceResult = {
  domain: string;
  /** `frozen`: the domain would move, but is in a freeze window. */
  outcome: 'started' | 'moved' | 'unchanged' | 'frozen';
  set: string;
};

export type AdvanceDependencies = {
  builds: BuildRepository;
  releases: ReleaseService;
  follows: FollowService;
};

/** Gives domains their first set, and moves those that follow the newest builds. */
export const createAdvanceService = ({ builds, releases, follows }: AdvanceDependencies) => {
  const composeNewest = (site: Site, newest: readonly Build[]) => {
    const shell = newest.find(
      (build): build is Build & { document: ShellInventory } => build.kind === 'shell',
    );
    if (!shell) throw new AppError('build_unknown');
    const remotes = newest.flatMap((build): Descriptor[] =>
      build.kind === 'remote' ? [build.document] : [],
    );
    return composeFirstSet(site, { shell: shell.document, remotes });
  };

  const composeFollowed = (
    site: Site,
    set: ReleaseSet,
    { flags, newest }: { flags: FollowFlags; newest: readonly Build[] },
  ) => {
    const { id: _, ...before } = set;
    let content: ReleaseSetContent = before;
    for (const build of newest.filter(({ name }) => isFollowed(flags, name))) {
      if (build.kind === 'shell') content = withShell(content, build.document);
      else {
        const on = content.remotes[build.name]?.on ?? hasPagesFor(site, build.document);
        content = withRemote(content, { descriptor: build.document, on });
      }
    }
    return content;
  };

  const point = async (
    { domain }: Site,
    { from, to }: { from: ReleaseSet | undefined; to: ReleaseSetContent },
    order: AdvanceOrder,
  ): Promise<AdvanceResult> => {
    // A start and a publication cannot wait for a proof; the log says whether one had passed.
    const isMoved = await releases
      .point({ domain, ...order, unproven: true }, from, to)
      .catch((error: unknown) => {
        if (error instanceof ReleaseFrozenError) return 'frozen' as const;
        throw error;
      });
    const { id } = await releases.currentOrThrow(domain);
    if (isMoved === 'frozen') return { domain, outcome: 'frozen', set: id };
    if (!isMoved) return { domain, outcome: 'unchanged', set: id };
    return { domain, outcome: from ? 'moved' : 'started', set: id };
  };

  return {
    /**
     * Gives each domain without a release set its first one: that of a template, or the newest builds, each remote
     * switched on when it has pages for that kind of site. Domains that have a set keep it.
     */
    async start(
      sites: readonly Site[],
      order: AdvanceOrder,
      template?: ReleaseSetContent,
    ): Promise<AdvanceResult[]> {
      const newest = await builds.newest();
      const results: AdvanceResult[] = [];
      for (const site of sites) {
        const { domain } = site;
        const current = await releases.current(domain);
        if (current) results.push({ domain, outcome: 'unchanged', set: current.id });
        else {
          const to = template ? { ...template, domain } : composeNewest(site, newest);
          results.push(await point(site, { from: undefined, to }, order));
        }
      }
      return results;
    },

    /** Moves domains to the newest builds of the given names, or of all, as far as they follow them. */
    async follow(
      sites: readonly Site[],
      names: ReadonlySet<string> | undefined,
      order: AdvanceOrder,
    ): Promise<AdvanceResult[]> {
      const newest = (await builds.newest()).filter(({ name }) => names?.has(name) ?? true);
      const results: AdvanceResult[] = [];
      for (const site of sites) {
        const from = await releases.currentOrThrow(site.domain);
        const to = composeFollowed(site, from, { flags: await follows.flags(site.domain), newest });
        results.push(await point(site, { from, to }, order));
      }
      return results;
    },
  };
};

export type AdvanceService = ReturnType<typeof createAdvanceService>;
