import type { ReleaseSetContent } from '@portal/shared/release';
import type { Build, BuildRepository } from '../../builds/build.repository.ts';
import { type BuildRefusal, BuildRefusedError, type RefusalCode } from '../../builds/build-refused-error.ts';
import { HOST_CODES, type SetCheck, type SetRefusal } from '../check-set.ts';
import { listConflicts } from '../compose-set.ts';
import { SHELL } from '../../builds/inventory.ts';
import type { WithdrawnBuildRepository } from './withdrawn-build.repository.ts';
import type { BuildId } from '../../builds/build-id.ts';

/** A build that a composed set does not have although it is newer than the one it has, and why. */
export type LeftOut = BuildId & { code: RefusalCode; reason: string };

/** A name for which a build is looked for. */
export type BuildSearch = {
  name: string;
  /** The builds that may be chosen, the best first. */
  candidates(): AsyncIterable<Build>;
};

/** The builds that were found, by name; none for a name whose candidates are all left out. */
export type FoundBuilds = ReadonlyMap<string, Build>;

export type Composition<Content extends ReleaseSetContent | undefined> = {
  content: Content;
  found: FoundBuilds;
  leftOut: LeftOut[];
};

type Order<Content extends ReleaseSetContent | undefined> = {
  /** The set that the domain runs. */
  from: ReleaseSetContent | undefined;
  searches: readonly BuildSearch[];
  /** The set with the found builds; undefined when it needs one that was not found. */
  compose: (found: FoundBuilds) => Content;
};

export type NewestDependencies = {
  builds: BuildRepository;
  withdrawn: WithdrawnBuildRepository;
  checkSet: Pick<SetCheck, 'checkBuild' | 'findIncompatible'>;
};

/** A reason why a composed set cannot run, and the build to leave out for it; undefined when none was searched for. */
type Fault = { refusals: readonly BuildRefusal[]; culprit: Build | undefined };

const toKey = ({ name, version }: BuildId) => `${name}@${version}`;

/** The one that was published last. */
const findLatest = (candidates: readonly Build[]) =>
  candidates.toSorted(
    (a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.version < b.version ? 1 : -1),
  )[0];

/**
 * Composes sets of the best builds that can run, alone and together. A build that cannot is left out, and the next best one of
 * its name takes its place.
 */
export const createNewestComposer = ({ builds, withdrawn, checkSet }: NewestDependencies) => {
  const explainWithdrawn = async () => {
    const list = await withdrawn.list();
    return new Map(
      list.map(({ name, version, domain, action, at, by }): [string, LeftOut] => [
        toKey({ name, version }),
        {
          name,
          version,
          code: 'build_withdrawn',
          reason: `${domain} went back from it by a ${action} of ${by} at ${at.toISOString()}; pin it to choose it again`,
        },
      ]),
    );
  };

  return {
    /** A search among the builds of a name that are newer than one of its versions. */
    searchNewer: (name: string, newerThan: string | undefined): BuildSearch => ({
      name,
      async *candidates() {
        let build = await builds.findNewest(name, { newerThan });
        while (build) {
          yield build;
          build = await builds.findNewest(name, { newerThan, olderThan: build.version });
        }
      },
    }),

    /** @throws BuildRefusedError when remotes that were not searched for conflict */
    async compose<Content extends ReleaseSetContent | undefined>({
      from,
      searches,
      compose,
    }: Order<Content>): Promise<Composition<Content>> {
      const withdrawnBuilds = await explainWithdrawn();
      const leftOut = new Map<string, LeftOut[]>();
      const checked = new Map<string, SetRefusal[]>();
      const found = new Map<string, Build>();

      const check = async (build: Build) => {
        const known = checked.get(toKey(build));
        if (known) return known;
        const { name, version } = build;
        const refusals = await checkSet.checkBuild({ name, version });
        checked.set(toKey(build), refusals);
        return refusals;
      };

      /** Finds the best candidate that was not left out. */
      const search = async ({ name, candidates }: BuildSearch) => {
        found.delete(name);
        for await (const build of candidates()) {
          const key = toKey(build);
          const reason = withdrawnBuilds.get(key);
          if (reason) leftOut.set(key, [reason]);
          if (leftOut.has(key)) continue;
          found.set(name, build);
          return;
        }
      };

      const findCulprit = (names: readonly string[]) =>
        findLatest(names.flatMap((name) => found.get(name) ?? []));

      const listFaults = async (content: ReleaseSetContent): Promise<Fault[]> => {
        const own = await Promise.all([...found.values()].map(async (build) => check(build)));
        const broken = own.flat();
        if (broken.length > 0)
          return broken.map((refusal) => ({ refusals: [refusal], culprit: found.get(refusal.build.name) }));
        // One at a time, because what is left out for it may have caused the next one, too.
        const [conflict] = listConflicts(content);
        if (conflict) return [{ refusals: conflict.refusals, culprit: findCulprit(conflict.remotes) }];
        // A remote that was not searched for stays, so that the shell is the one that cannot be chosen. Where neither was, the
        // check of the move says so.
        return (await checkSet.findIncompatible(from, content)).flatMap((refusal) => {
          const culprit = found.get(refusal.build.name) ?? found.get(SHELL);
          return culprit ? [{ refusals: [refusal], culprit }] : [];
        });
      };

      const leaveOut = ({ refusals, culprit }: Fault & { culprit: Build }) => {
        const { name, version } = culprit;
        const reasons = refusals.map(({ code, subject, reason }): LeftOut => {
          // A subject begins with the build that it is about.
          const detail = subject.replace(`${name} ${version} `, '');
          return { name, version, code, reason: detail === name ? reason : `${detail}: ${reason}` };
        });
        leftOut.set(toKey(culprit), [...(leftOut.get(toKey(culprit)) ?? []), ...reasons]);
      };

      /** Remotes that another shell could not run may run in the next one. */
      const forgetIncompatible = () => {
        for (const [key, reasons] of leftOut)
          if (reasons.every(({ name, code }) => name !== SHELL && HOST_CODES.some((each) => each === code)))
            leftOut.delete(key);
      };

      for (const each of searches) await search(each);
      for (;;) {
        const content = compose(found);
        const faults = content ? await listFaults(content) : [];
        if (faults.length === 0) return { content, found, leftOut: [...leftOut.values()].flat() };
        const stuck = faults.filter(({ culprit }) => culprit === undefined);
        if (stuck.length > 0) throw new BuildRefusedError(stuck.flatMap(({ refusals }) => refusals));
        const culprits = new Set<string>();
        for (const { refusals, culprit } of faults) {
          if (!culprit) continue;
          leaveOut({ refusals, culprit });
          culprits.add(culprit.name);
        }
        const isOtherShell = culprits.has(SHELL);
        if (isOtherShell) forgetIncompatible();
        for (const each of searches) if (isOtherShell || culprits.has(each.name)) await search(each);
      }
    },
  };
};

export type NewestComposer = ReturnType<typeof createNewestComposer>;
