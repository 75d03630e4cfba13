import {
  checkHost,
  checkRemoteBuild,
  parseDescriptor,
  type ReleaseSetContent,
  type ShellInventory,
} from '@portal/shared/release';
import type { BuildRepository } from '../builds/build.repository.ts';
import type { BuildStore } from '../store/build-store.ts';
import {
  type BuildRefusal,
  BuildRefusedError,
  type RefusalCode,
  toMalformedRefusals,
} from '../builds/build-refused-error.ts';
import { checkPageSizes } from '../builds/check-size.ts';
import { listRunning } from './compose-set.ts';
import { SHELL } from '../builds/inventory.ts';
import type { OperationCheck } from '../builds/operations/operation-check.ts';
import type { BuildId } from '../builds/build-id.ts';

type Content = Pick<ReleaseSetContent, 'shell' | 'remotes'>;

/** Why a build of a set cannot run in it. */
export type SetRefusal = BuildRefusal & { build: BuildId };

const listDescriptors = ({ remotes }: Content) =>
  Object.values(remotes)
    .flatMap((remote) => (remote.on ? [remote.build.descriptor] : []))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** What the check against the shell of the set decides. */
export const HOST_CODES: readonly RefusalCode[] = ['contract_mismatch', 'module_not_provided'];
const NO_HOST = { contractVersion: '0.0.0', providedModules: [] };

/** Checks that the builds of a set run together, and that the store has them as they were published. */
export const createSetCheck = ({
  builds,
  store,
  operations,
}: {
  builds: BuildRepository;
  store: BuildStore;
  operations: OperationCheck;
}) => {
  const findShell = async (version: string): Promise<ShellInventory | undefined> => {
    const build = await builds.find(SHELL, version);
    return build?.kind === 'shell' ? build.document : undefined;
  };

  /** Which remotes the very shell of the set cannot run. Shells of earlier versions do not say what they offer. */
  const checkAgainstShell = async (content: Content): Promise<SetRefusal[]> => {
    const { contractVersion, providedModules } = (await findShell(content.shell.version)) ?? {};
    if (contractVersion === undefined || providedModules === undefined) return [];
    return listDescriptors(content).flatMap((descriptor) =>
      checkHost(descriptor, { contractVersion, providedModules }).map(({ code, reason }) => ({
        code,
        subject: descriptor.name,
        build: { name: descriptor.name, version: descriptor.version },
        reason: `${descriptor.version} cannot run in shell ${content.shell.version}: ${reason}`,
      })),
    );
  };

  const checkStore = async ({ name, version }: { name: string; version: string }) => {
    const build = await builds.findFiled(name, version);
    const damaged = build ? await store.findDamage(build) : [{ file: name, isMissing: true }];
    return damaged.map(({ file, isMissing }): BuildRefusal => ({
      code: isMissing ? 'file_missing' : 'file_tampered',
      subject: `${name} ${version} ${file}`,
      reason: `${isMissing ? 'is not in the store' : 'differs in the store from what was published'}; publish it again`,
    }));
  };

  /** The rules of publishing, which may have become stricter since a build was published. */
  const checkInventory = async ({ name, version }: { name: string; version: string }) => {
    const build = await builds.find(name, version);
    if (build?.kind !== 'remote') return [];
    const parsed = parseDescriptor(build.document);
    const flaws = parsed.ok
      ? [
          ...checkRemoteBuild(parsed.value, NO_HOST).filter(({ code }) => !HOST_CODES.includes(code)),
          ...checkPageSizes(parsed.value, (await builds.files(name, version)) ?? {}),
        ]
      : toMalformedRefusals('remote.json', parsed.issues);
    return flaws.map((flaw): BuildRefusal => ({ ...flaw, subject: `${name} ${version} ${flaw.subject}` }));
  };

  /** Why a build can run in no set: it is damaged in the store, breaks the rules of publishing, or the API breaks it. */
  const checkBuild = async (build: BuildId): Promise<SetRefusal[]> => {
    const found = await Promise.all([checkInventory(build), operations.checkBuild(build), checkStore(build)]);
    return found.flat().map((refusal) => ({ ...refusal, build }));
  };

  /**
   * Why remotes of a set cannot run in its shell. What was wrong in the set before is no reason, so that each problem can be
   * mended by itself.
   */
  const findIncompatible = async (from: Content | undefined, to: Content): Promise<SetRefusal[]> => {
    const known = new Set((from ? await checkAgainstShell(from) : []).map(({ reason }) => reason));
    return (await checkAgainstShell(to)).filter(({ reason }) => !known.has(reason));
  };

  return {
    checkBuild,

    findIncompatible,

    /** @throws BuildRefusedError with every reason why a domain may not move from one set to another */
    async require(from: Content | undefined, to: Content): Promise<void> {
      const before = new Set(
        (from ? listRunning(from) : []).map(({ name, version }) => `${name}@${version}`),
      );
      const added = listRunning(to).filter(({ name, version }) => !before.has(`${name}@${version}`));
      const incompatible = await findIncompatible(from, to);
      const refusals = [...incompatible, ...(await Promise.all(added.map(checkBuild))).flat()];
      if (refusals.length > 0)
        throw new BuildRefusedError(refusals.map(({ build: _, ...refusal }) => refusal));
    },
  };
};

export type SetCheck = ReturnType<typeof createSetCheck>;
