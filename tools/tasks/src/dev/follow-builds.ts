import type { ReleaseRemote } from '@portal/shared/release';
import { publishAndPoint } from '@portal/api/release';
import type { ReleaseSystem } from '@portal/api/release';
import { pruneBuilds } from './prune-builds.ts';

const versionOf = (remote: ReleaseRemote | undefined) =>
  remote?.on ? remote.build.descriptor.version : remote?.version;

type Server = { releaseSystem: ReleaseSystem; config: { dataDir: string } };

/**
 * Publishes the builds in some folders and lets every domain that knows them run exactly these, also where somebody
 * pinned another or where an older state of the sources came back: what is edited is what is seen. What is off stays off.
 */
export async function followBuilds(app: Server, folders: readonly string[]): Promise<void> {
  const { builds } = await publishAndPoint(app, folders);
  const { releases, sites } = app.releaseSystem;
  for (const { domain } of await sites.list()) {
    for (const { kind, name, version } of builds) {
      const set = await releases.currentOrThrow(domain);
      const present = kind === 'shell' ? set.shell.version : versionOf(set.remotes[name]);
      if (present === undefined || present === version) continue;
      const order = { domain, by: 'development', reason: 'Built from the sources', expected: set.id };
      await releases.change(order, { remote: name, version });
    }
  }
  await pruneBuilds(app);
}
