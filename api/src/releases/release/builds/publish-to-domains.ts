import type { FastifyInstance } from 'fastify';
import type { AdvanceResult } from '../moves/advance.service.ts';
import { logAdvance } from '../moves/log-advance.ts';
import type { PublishResult } from './publish.service.ts';
import { SERVER_MOVERS } from '../moves/server-movers.ts';

const ORDER = { by: SERVER_MOVERS.start, reason: 'Newest builds of this machine' };

/**
 * Publishes the builds in some folders. A domain without a release set gets its first one; of the others only those move
 * that follow a name whose build is new, frozen ones when they thaw. Repeating it changes nothing and only checks each
 * folder; domains that have nothing to do are neither read nor returned. A domain that cannot move does not hold up others.
 *
 * @throws BuildRefusedError, AppError `version_taken`
 */
export async function publishToDomains(
  { releaseSystem, clock, log }: Pick<FastifyInstance, 'releaseSystem' | 'clock' | 'log'>,
  folders: readonly string[],
): Promise<{ builds: PublishResult[]; domains: AdvanceResult[] }> {
  const { publisher, advancer, sites, frozenFollowers, releasedBuilds } = releaseSystem;
  const builds: PublishResult[] = [];
  for (const folder of folders) builds.push(await publisher.publishFolder(folder, ORDER.by));
  await releasedBuilds.recordShipped(builds, clock.now());
  const names = builds.filter(({ outcome }) => outcome === 'published').map(({ name }) => name);
  // Before the first releases, which have the newest builds already.
  const followers = names.length > 0 ? await sites.listFollowers(names) : [];
  const started = await advancer.start(await sites.listUnreleased(), ORDER);
  const followed = await advancer.follow(followers, new Set(names), ORDER);
  for (const { domain, outcome } of followed)
    if (outcome === 'frozen') await frozenFollowers.postpone(domain);
  const domains = [...started, ...followed];
  logAdvance({ log }, domains);
  return { builds, domains };
}
