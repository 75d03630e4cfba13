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
import { BuildRefusedError } from './build-refused.ts';
import { SHELL } from './inventory.ts';

/** Time budgets of a remote, ms: its entry, and from the entry to the mounted page. */
const BUDGET: RunningRemote['budget'] = { entry: 8_000, mount: 12_000 };

/** What kind of site a domain is, which decides what it starts with. */
export type SiteKind = {
  is_playlist: boolean;
  is_console: boolean;
};

const baseOf = (name: string, version: string) => `/r/${name}/${version}/`;

export function remoteBuildOf({ assets: _, ...descriptor }: Descriptor): RemoteBuild {
  return { base: baseOf(descriptor.name, descriptor.version), descriptor };
}

export function shellBuildOf({ assets: _, ...shell }: ShellInventory): ShellBuild {
  return { ...shell, base: baseOf(SHELL, shell.version) };
}

export const versionOf = (remote: ReleaseRemote) =>
  remote.on ? remote.build.descriptor.version : remote.version;

/** Whether a remote has something for the visitors of such a site; decides whether it starts switched on. */
export function isFor({ is_playlist, is_console }: SiteKind, { routes }: Descriptor): boolean {
  if (is_console) return routes.some((route) => route.permission === 'operator');
  if (is_playlist) return routes.some((route) => route.playlist === true);
  return routes.some((route) => route.permission !== 'operator');
}

/** A remote as it stands after a move to `descriptor`; the build that ran so far stays as the fallback. */
function moved(before: ReleaseRemote | undefined, descriptor: Descriptor, on: boolean): ReleaseRemote {
  if (!on) return { on: false, version: descriptor.version };
  const build = remoteBuildOf(descriptor);
  if (!before?.on) return { on: true, build, budget: BUDGET };
  const isMove = before.build.descriptor.version !== descriptor.version;
  const previous = isMove ? before.build : before.previous;
  return { on: true, build, ...(previous && { previous }), budget: before.budget };
}

/** Throws when the remotes of a set that are on cannot live together. */
function checked(content: ReleaseSetContent): ReleaseSetContent {
  const running = Object.values(content.remotes).flatMap((remote) =>
    remote.on ? [remote.build.descriptor] : [],
  );
  const refusals = checkConflicts(running);
  if (refusals.length > 0) throw new BuildRefusedError(refusals);
  return content;
}

/** The set with one remote switched or moved. */
export function withRemote(
  content: ReleaseSetContent,
  { descriptor, on }: { descriptor: Descriptor; on: boolean },
): ReleaseSetContent {
  const { name } = descriptor;
  const remotes = { ...content.remotes, [name]: moved(content.remotes[name], descriptor, on) };
  return checked({ ...content, remotes });
}

/** The set with another build of the shell. */
export const withShell = (content: ReleaseSetContent, shell: ShellInventory): ReleaseSetContent => ({
  ...content,
  shell: shellBuildOf(shell),
});

/** What a domain starts with: the given builds, each on where it has something for that kind of site. */
export function firstSet(
  site: SiteKind & { domain: string },
  { shell, remotes }: { shell: ShellInventory; remotes: readonly Descriptor[] },
): ReleaseSetContent {
  return checked({
    domain: site.domain,
    shell: shellBuildOf(shell),
    remotes: Object.fromEntries(
      remotes.map((descriptor) => [descriptor.name, moved(undefined, descriptor, isFor(site, descriptor))]),
    ),
  });
}
