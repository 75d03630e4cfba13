import type { AdvanceResult } from './advance.service.ts';
import type { PublishResult } from './publish.service.ts';
import type { ReleaseSystem } from './release-system.ts';
import { SERVER_MOVERS } from './server-movers.ts';

const ORDER = { by: SERVER_MOVERS.start, reason: 'Newest builds of this machine' };

/**
 * Publishes the builds in some folders. A domain without a release set gets its first one; of the others only those move
 * that follow a name whose build is new, frozen ones when they thaw. Repeating it changes nothing and only checks each folder.
 *
 * @throws BuildRefusedError, AppError `version_taken`
 */
export async function publishToDomains(
  { releaseSystem }: { releaseSystem: ReleaseSystem },
  folders: readonly string[],
): Promise<{ builds: PublishResult[]; domains: AdvanceResult[] }> {
  const { publisher, advancer, sites, frozenFollowers } = releaseSystem;
  const builds: PublishResult[] = [];
  for (const folder of folders) builds.push(await publisher.publishFolder(folder, ORDER.by));
  const names = new Set(builds.filter(({ outcome }) => outcome === 'published').map(({ name }) => name));
  const started = await advancer.start(await sites.list(), ORDER);
  const running = new Set(
    started.filter(({ outcome }) => outcome === 'unchanged').map(({ domain }) => domain),
  );
  const others = (await sites.list()).filter(({ domain }) => running.has(domain));
  const followed = await advancer.follow(others, names, ORDER);
  for (const { domain, outcome } of followed)
    if (outcome === 'frozen') await frozenFollowers.postpone(domain);
  const results = new Map([...started, ...followed].map((result) => [result.domain, result]));
  return { builds, domains: [...results.values()] };
}
