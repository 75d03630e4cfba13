import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@portal/api/config';
import type { ReleaseSystem } from '@portal/api/release';

/** A day of development makes hundreds of builds, and a shell build has megabytes of fonts. */
const KEPT_BUILDS_PER_PACKAGE = 8;

type Server = { releaseSystem: ReleaseSystem; config: Pick<Config, 'dataDir' | 'bucket'> };

/** `<name>/<version>` of all builds that a domain runs or has as its fallback build. */
async function findUsedBuilds({ releases, sites }: ReleaseSystem): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { domain } of await sites.list()) {
    const { shell, remotes } = await releases.requireCurrent(domain);
    found.add(`shell/${shell.version}`);
    for (const [name, remote] of Object.entries(remotes)) {
      if (!remote.on) found.add(`${name}/${remote.version}`);
      else
        for (const build of [remote.build, remote.previous])
          found.add(`${name}/${build?.descriptor.version}`);
    }
  }
  return found;
}

/**
 * Deletes builds that are neither in use nor among the newest. Only the development server may delete published builds.
 */
export async function pruneBuilds({ releaseSystem, config }: Server): Promise<void> {
  // Other servers may run what is in a bucket.
  if (config.bucket) return;
  const used = await findUsedBuilds(releaseSystem);
  const store = path.join(config.dataDir, 'releases');
  for (const name of await readdir(store)) {
    // Dot folders hold uploads in progress.
    if (name.startsWith('.')) continue;
    const versions = await Promise.all(
      (await readdir(path.join(store, name))).map(async (version) => ({
        version,
        modifiedAt: (await stat(path.join(store, name, version))).mtimeMs,
      })),
    );
    const old = versions.sort((a, b) => b.modifiedAt - a.modifiedAt).slice(KEPT_BUILDS_PER_PACKAGE);
    for (const { version } of old) {
      if (!used.has(`${name}/${version}`)) await rm(path.join(store, name, version), { recursive: true });
    }
  }
}
