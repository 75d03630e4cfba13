import type { ReleaseSet } from './release-set.ts';

/** The global a remote's container is registered under; differs per version, so two versions can share a page. */
export const containerName = (name: string, version: string) =>
  `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');

/** The Trusted Types policy a build's chunk loader creates; `+` is not allowed in policy names. */
export const trustedTypesPolicyName = (name: string, version: string) =>
  `${name}@${version.replace('+', '_')}`;

/** The policies the shell creates: for URLs of scripts, and its chunk loader's. A name more is one that an intruder could register. */
const SHELL_POLICIES = ['portal', 'shell#webpack'];

/** Every Trusted Types policy that a page of this release set may create, and no other. */
export function trustedTypesPolicies(set: Pick<ReleaseSet, 'remotes'>): string[] {
  const builds = Object.values(set.remotes).flatMap((remote) =>
    remote.on ? [remote.build, ...(remote.previous ? [remote.previous] : [])] : [],
  );
  return [
    ...SHELL_POLICIES,
    ...builds.map(({ descriptor }) => trustedTypesPolicyName(descriptor.name, descriptor.version)).sort(),
  ];
}
