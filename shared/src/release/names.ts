import type { ReleaseSet } from './release-set.ts';

/** Returns the name of a container's global variable; it differs per version, so that two versions can run on one page. */
export const containerName = (name: string, version: string) =>
  `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');

/**
 * Returns the name of the Trusted Types policy of a build's chunk loader; `+` is replaced, since policy names do not allow
 * it.
 */
export const trustedTypesPolicyName = (name: string, version: string) =>
  `${name}@${version.replace('+', '_')}`;

/** The shell's policies: for script URLs, and its chunk loader's. Injected code could register any further name. */
const SHELL_POLICIES = ['portal', 'shell#webpack'];

/** Returns the names of all Trusted Types policies that a page of this release set may create. */
export function trustedTypesPolicies(set: Pick<ReleaseSet, 'remotes'>): string[] {
  const builds = Object.values(set.remotes).flatMap((remote) =>
    remote.on ? [remote.build, ...(remote.previous ? [remote.previous] : [])] : [],
  );
  return [
    ...SHELL_POLICIES,
    ...builds.map(({ descriptor }) => trustedTypesPolicyName(descriptor.name, descriptor.version)).sort(),
  ];
}
