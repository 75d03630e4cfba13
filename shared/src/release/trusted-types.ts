import type { ReleaseSet, RunningRemote } from './release-set.ts';

/**
 * Returns the name of the Trusted Types policy of a build's chunk loader; `+` is replaced, since policy names do not allow
 * it.
 */
export const trustedTypesPolicyName = (name: string, version: string) =>
  `${name}@${version.replace('+', '_')}`;

/** The policies of shells that do not declare theirs: for script URLs, and the chunk loader's. */
const SHELL_POLICIES = ['portal', 'shell#webpack'];

/** Returns the names of the Trusted Types policies that a script creates, in the order of their calls. */
export const findTrustedTypesPolicies = (script: string): string[] =>
  [...script.matchAll(/\bcreatePolicy\(\s*(["'`])([\w#=@/.%-]+)\1/g)].flatMap(([, , name]) => name ?? []);

const hasPlaylistPage = ({ build }: RunningRemote) =>
  build.descriptor.routes.some(({ playlist }) => playlist === true);

/**
 * Returns the names of all Trusted Types policies that a page of this release set may create: the shell's, and those of
 * the builds that the page can load. Injected code could register any further name.
 */
export function trustedTypesPolicies(
  { shell, remotes }: Pick<ReleaseSet, 'shell' | 'remotes'>,
  { isPlaylistSite = false }: { isPlaylistSite?: boolean } = {},
): string[] {
  const builds = Object.values(remotes).flatMap((remote) => {
    if (!remote.on || (isPlaylistSite && !hasPlaylistPage(remote))) return [];
    return [remote.build, ...(remote.previous ? [remote.previous] : [])];
  });
  const names = builds.flatMap(
    ({ descriptor }) => descriptor.policies ?? [trustedTypesPolicyName(descriptor.name, descriptor.version)],
  );
  return [...(shell.policies ?? SHELL_POLICIES), ...names.toSorted()];
}
