import {
  checkConflicts,
  type Descriptor,
  type ReleaseRemote,
  type ReleaseSetContent,
  type RemoteBuild,
  type RunningRemote,
  type ShellBuild,
  type ShellInventory,
} from '@portal/shared/release';
import { type BuildRefusal, BuildRefusedError } from '../builds/build-refused-error.ts';
import { SHELL } from '../builds/inventory.ts';
import type { BuildId } from '../builds/build-id.ts';

/** Time budgets of a remote, ms: its entry, and from the entry to the mounted page. */
const BUDGET: RunningRemote['budget'] = { entry: 8_000, mount: 12_000 };

/** The kind of a site, which decides which remotes its first release set switches on. */
export type SiteKind = {
  is_playlist: boolean;
  is_console: boolean;
};

const getBase = (name: string, version: string) => `/r/${name}/${version}/`;

export function toRemoteBuild({ assets: _, ...descriptor }: Descriptor): RemoteBuild {
  return { base: getBase(descriptor.name, descriptor.version), descriptor };
}

export function toShellBuild({
  assets: _,
  contractVersion: _version,
  providedModules: _modules,
  ...shell
}: ShellInventory): ShellBuild {
  return { ...shell, base: getBase(SHELL, shell.version) };
}

export const getVersion = (remote: ReleaseRemote) =>
  remote.on ? remote.build.descriptor.version : remote.version;

/** The version of the shell or a remote in a set, also of one that is off. */
export const findVersion = ({ shell, remotes }: Content, name: string): string | undefined => {
  const remote = remotes[name];
  return name === SHELL ? shell.version : remote && getVersion(remote);
};

/** Whether a remote has pages for such a site; decides whether it starts switched on. */
export function hasPagesFor({ is_playlist, is_console }: SiteKind, { routes }: Descriptor): boolean {
  if (is_console) return routes.some((route) => route.permission === 'operator');
  if (is_playlist) return routes.some((route) => route.playlist === true);
  return routes.some((route) => route.permission !== 'operator');
}

/** The remote after a change to `descriptor`; its current build becomes the fallback. */
function moveRemote(before: ReleaseRemote | undefined, descriptor: Descriptor, on: boolean): ReleaseRemote {
  if (!on) return { on: false, version: descriptor.version };
  const build = toRemoteBuild(descriptor);
  if (!before?.on) return { on: true, build, budget: BUDGET };
  const isMove = before.build.descriptor.version !== descriptor.version;
  const previous = isMove ? before.build : before.previous;
  return { on: true, build, ...(previous && { previous }), budget: before.budget };
}

type Content = Pick<ReleaseSetContent, 'shell' | 'remotes'>;

const listDescriptors = ({ remotes }: Content) =>
  Object.values(remotes).flatMap((remote) => (remote.on ? [remote.build.descriptor] : []));

/** What a set runs: the shell, and the remotes that are on. */
export const listRunning = (content: Content): BuildId[] => [
  { name: SHELL, version: content.shell.version },
  ...listDescriptors(content).map(({ name, version }) => ({ name, version })),
];

/** The remotes of a set that claim the same, two by two, and what they claim. */
export function listConflicts(content: Content): { remotes: [string, string]; refusals: BuildRefusal[] }[] {
  const running = listDescriptors(content);
  if (checkConflicts(running).length === 0) return [];
  return running.flatMap((one, index) =>
    running.slice(index + 1).flatMap((other) => {
      const refusals = checkConflicts([one, other]);
      return refusals.length === 0 ? [] : [{ remotes: [one.name, other.name], refusals }];
    }),
  );
}

/** @throws BuildRefusedError when remotes of a set that are on conflict */
export function requireNoConflicts(content: Content) {
  const refusals = checkConflicts(listDescriptors(content));
  if (refusals.length > 0) throw new BuildRefusedError(refusals);
}

/** The set with one remote switched on or off, or at another build. */
export function withRemote(
  content: ReleaseSetContent,
  { descriptor, on }: { descriptor: Descriptor; on: boolean },
): ReleaseSetContent {
  const { name } = descriptor;
  const remotes = { ...content.remotes, [name]: moveRemote(content.remotes[name], descriptor, on) };
  return { ...content, remotes };
}

/** The set with another build of the shell. */
export const withShell = (content: ReleaseSetContent, shell: ShellInventory): ReleaseSetContent => ({
  ...content,
  shell: toShellBuild(shell),
});

/** The set with the state that some remotes, or the shell, have in another one. */
export function withStatesOf(
  content: ReleaseSetContent,
  other: Pick<ReleaseSetContent, 'shell' | 'remotes'>,
  names: readonly string[],
): ReleaseSetContent {
  const isNamed = ([name]: [string, ReleaseRemote]) => names.includes(name);
  const kept = Object.entries(content.remotes).filter((entry) => !isNamed(entry));
  return {
    ...content,
    shell: names.includes(SHELL) ? other.shell : content.shell,
    remotes: Object.fromEntries([...kept, ...Object.entries(other.remotes).filter(isNamed)]),
  };
}

/** The first set of a domain: the given builds, each remote enabled when it has pages for that kind of site. */
export const composeFirstSet = (
  site: SiteKind & { domain: string },
  { shell, remotes }: { shell: ShellInventory; remotes: readonly Descriptor[] },
): ReleaseSetContent => ({
  domain: site.domain,
  shell: toShellBuild(shell),
  remotes: Object.fromEntries(
    remotes.map((descriptor) => [
      descriptor.name,
      moveRemote(undefined, descriptor, hasPagesFor(site, descriptor)),
    ]),
  ),
});
