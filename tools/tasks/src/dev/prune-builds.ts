import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseSystem } from '@portal/api/release';

/** A day of saving files makes hundreds of builds, and a shell has megabytes of fonts. */
const KEPT = 8;

type Server = { releaseSystem: ReleaseSystem; config: { dataDir: string } };

/** `<name>/<version>` of all builds that a domain runs or falls back to. */
async function inUse({ releases, sites }: ReleaseSystem): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { domain } of await sites.list()) {
    const { shell, remotes } = await releases.currentOrThrow(domain);
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

/** Removes the files of builds that are neither in use nor among the newest. Only a development server may forget builds. */
export async function pruneBuilds({ releaseSystem, config }: Server): Promise<void> {
  const used = await inUse(releaseSystem);
  const store = path.join(config.dataDir, 'releases');
  for (const name of await readdir(store)) {
    // Where builds come in.
    if (name.startsWith('.')) continue;
    const versions = await Promise.all(
      (await readdir(path.join(store, name))).map(async (version) => ({
        version,
        age: (await stat(path.join(store, name, version))).mtimeMs,
      })),
    );
    const old = versions.sort((a, b) => b.age - a.age).slice(KEPT);
    for (const { version } of old) {
      if (!used.has(`${name}/${version}`)) await rm(path.join(store, name, version), { recursive: true });
    }
  }
}
