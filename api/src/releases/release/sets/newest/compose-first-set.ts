import type { ReleaseSetContent } from '@portal/shared/release';
import type { Build, BuildRepository } from '../../builds/build.repository.ts';
import { composeFirstSet, listRunning, type SiteKind } from '../compose-set.ts';
import { SHELL } from '../../builds/inventory.ts';
import type { BuildSearch, FoundBuilds, LeftOut, NewestComposer } from './compose-newest.ts';
import type { ReleasedBuildRepository } from './released-build.repository.ts';

/**
 * Why a first set has a build: some domain runs it for all of its visitors and a proof passed with it, the last start of a
 * server brought it, or it is the newest one and that was asked for.
 */
export type BuildBasis = 'released' | 'shipped' | 'newest';

export type FirstSet = {
  /** Undefined when no shell may be taken. */
  content: ReleaseSetContent | undefined;
  taken: { name: string; version: string; basis: BuildBasis }[];
  leftOut: LeftOut[];
};

export type FirstSetDependencies = {
  builds: BuildRepository;
  newest: NewestComposer;
  released: ReleasedBuildRepository;
};

/** Composes the sets that domains start with. */
export const createFirstSetComposer = ({ builds, newest, released }: FirstSetDependencies) => {
  /** The released builds of each name, then the one that the server brought with it. */
  const listReleased = async (): Promise<{ name: string; version: string; basis: BuildBasis }[]> => [
    ...(await released.listReleased()).map((build) => ({ ...build, basis: 'released' as const })),
    ...(await released.listShipped()).map((build) => ({ ...build, basis: 'shipped' as const })),
  ];

  const searchListed = (name: string, versions: readonly string[]): BuildSearch => ({
    name,
    async *candidates() {
      for (const version of versions) {
        const build = await builds.find(name, version);
        if (build) yield build;
      }
    },
  });

  /** The newest builds that are left out because no domain has released them. */
  const listUnreleased = (published: readonly Build[], found: FoundBuilds, leftOut: readonly LeftOut[]) =>
    published
      .filter(({ name, version }) => {
        const isExplained = leftOut.some((each) => each.name === name && each.version === version);
        return found.get(name)?.version !== version && !isExplained;
      })
      .map(({ name, version }): LeftOut => ({
        name,
        version,
        code: 'build_unreleased',
        reason: 'no domain runs it for all of its visitors with a proof that passed',
      }));

  return {
    /** The first set of a domain: each remote is on when it has pages for that kind of site. */
    async compose(
      site: SiteKind & { domain: string },
      source: Exclude<BuildBasis, 'shipped'>,
    ): Promise<FirstSet> {
      const published = await builds.newest();
      const listed = source === 'released' ? await listReleased() : [];
      const names = source === 'newest' ? published.map(({ name }) => name) : listed.map(({ name }) => name);
      const searches = [...new Set(names)].map((name) =>
        source === 'newest'
          ? newest.searchNewer(name, undefined)
          : searchListed(
              name,
              listed.filter((each) => each.name === name).map(({ version }) => version),
            ),
      );
      const { content, found, leftOut } = await newest.compose({
        from: undefined,
        searches,
        compose(builtOf) {
          const shell = builtOf.get(SHELL);
          if (shell?.kind !== 'shell') return undefined;
          const remotes = [...builtOf.values()].flatMap((build) =>
            build.kind === 'remote' ? [build.document] : [],
          );
          return composeFirstSet(site, { shell: shell.document, remotes });
        },
      });
      const taken = (content ? listRunning(content) : []).map(({ name, version }) => ({
        name,
        version,
        basis: listed.find((each) => each.name === name && each.version === version)?.basis ?? source,
      }));
      return {
        content,
        taken,
        leftOut: source === 'newest' ? leftOut : [...leftOut, ...listUnreleased(published, found, leftOut)],
      };
    },
  };
};

export type FirstSetComposer = ReturnType<typeof createFirstSetComposer>;
