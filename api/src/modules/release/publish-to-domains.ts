import type { AdvanceResult } from './advance.service.ts';
import type { PublishResult } from './publish.service.ts';
import type { ReleaseSystem } from './release-system.ts';

const BY = 'start-up';

/**
 * Publishes the builds in some folders and moves all domains to them: a domain without a release set gets its first one,
 * others move to new builds except for pinned remotes, and remotes that are off stay off. Repeating it changes nothing
 * and only checks each folder.
 *
 * @throws BuildRefusedError, AppError `version_taken`
 */
export async function publishToDomains(
  { releaseSystem }: { releaseSystem: ReleaseSystem },
  folders: readonly string[],
): Promise<{ builds: PublishResult[]; domains: AdvanceResult[] }> {
  const { publisher, advancer, sites } = releaseSystem;
  const builds: PublishResult[] = [];
  for (const folder of folders) builds.push(await publisher.publishFolder(folder, BY));
  const names = new Set(builds.filter(({ outcome }) => outcome === 'published').map(({ name }) => name));
  const domains = await advancer.advance(await sites.list(), {
    by: BY,
    reason: 'Newest builds of this machine',
    movesPinned: false,
    names,
  });
  return { builds, domains };
}
