import type { ReleaseRemote } from '@portal/shared/release';
import { publishToDomains } from '@portal/api/release';
import { pruneBuilds } from './prune-builds.ts';

const versionOf = (remote: ReleaseRemote | undefined) =>
  remote?.on ? remote.build.descriptor.version : remote?.version;

type Server = Parameters<typeof pruneBuilds>[0] & Parameters<typeof publishToDomains>[0];

/**
 * Publishes the builds in `folders` and moves every domain that runs another version to them, even where a version is
 * pinned, a build is older or no proof passed: the domains always run the current sources. Remotes that are off stay off.
 */
export async function releaseBuilds(app: Server, folders: readonly string[]): Promise<void> {
  const { builds } = await publishToDomains(app, folders);
  const { releases, sites } = app.releaseSystem;
  for (const { domain } of await sites.list()) {
    for (const { kind, name, version } of builds) {
      const set = await releases.requireCurrent(domain);
      const current = kind === 'shell' ? set.shell.version : versionOf(set.remotes[name]);
      if (current === undefined || current === version) continue;
      const change = {
        domain,
        by: 'development',
        reason: 'Built from the sources',
        expected: set.id,
        keepsFollowing: true,
        unproven: true,
      };
      await releases.move(change, { action: 'change', changes: [{ remote: name, version }] });
    }
  }
  await pruneBuilds(app);
}
