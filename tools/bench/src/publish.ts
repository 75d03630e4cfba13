import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { remotes } from '@portal/webpack/workspace';
import { cacheFolder } from './cache-folder.ts';
import { startPortal } from './measured-portal.ts';
import { buildRemote, publishedFolder } from './publish/build-remote.ts';
import { createPortalCommand } from './publish/portal-command.ts';
import { untilVisible } from './publish/until-visible.ts';
import { orderVariants } from './rounds.ts';
import { median, pairedRatio } from './statistics.ts';

/** Targets for the time from `portal publish` to a page with the build, in seconds. */
const TARGETS = { proven: 10, unproven: 3 };
type Variant = keyof typeof TARGETS;

/** The only remote of a console, which is a site of its own kind. */
const CONSOLE_REMOTE = 'mf-operator';
const domainOf = (remote: string, variant: Variant) =>
  `${variant}${remote === CONSOLE_REMOTE ? '-console' : ''}.localhost`;

/** `only` is how the names of the remotes begin. */
export type PublishOptions = { rounds: number; only: string };

/** Measures the time from a build to a page that runs it, with and without a proof. */
export async function measurePublications({ rounds, only }: PublishOptions) {
  const chosen = remotes.filter((name) => name.startsWith(only));
  if (chosen.length === 0) {
    console.error('bench: --only begins the name of a remote');
    process.exit(1);
  }

  const dataDirectory = path.join(cacheFolder, 'publish-data');
  // What an earlier run published would slow this one down.
  rmSync(dataDirectory, { recursive: true, force: true });
  const environment = { DATA_DIR: dataDirectory, DEMO: '1', DEMO_DAYS: '70' };
  console.log('starting the portal …');
  const portal = await startPortal({ environment });
  const run = createPortalCommand({ ...environment, PORT: String(portal.port) });

  /** The steps from a folder to a page, each with the milliseconds that it took. */
  async function publish(remote: string, variant: Variant) {
    const domain = domainOf(remote, variant);
    const build = await buildRemote(remote);
    const pinned = `${build.name}@${build.version}`;
    const how = ['--reason', 'benchmark', ...(variant === 'unproven' ? ['--unproven'] : [])];
    const steps = {
      publish: await run('publish', build.folder),
      prove: variant === 'proven' ? await run('prove', domain, '--pin', pinned) : 0,
      move: await run('release', 'change', '--pin', pinned, '--domain', domain, ...how),
      visible: await untilVisible({ port: portal.port, domain }, build),
    };
    return { ...steps, all: Object.values(steps).reduce((sum, each) => sum + each) };
  }

  const seconds = (values: readonly number[]) => (median(values) / 1000).toFixed(2).padStart(9);

  try {
    for (const variant of ['proven', 'unproven']) {
      await run('site', 'create', variant, '--name', variant);
      await run('site', 'create', `${variant}-console`, '--name', `${variant} console`, '--console');
    }
    console.log('proving the first sets …');
    for (const domain of ['proven', 'proven-console']) await run('prove', domain);
    const header = ['publish', 'prove', 'move', 'visible', 'proven', 'unproven'];
    console.log(`\nSeconds, median of ${rounds} rounds; load average ${loadavg()[0]?.toFixed(1)}`);
    console.log(''.padEnd(14) + `${header.map((each) => each.padStart(9)).join('')}   proven : unproven`);
    for (const remote of chosen) {
      const seen = { proven: [], unproven: [] } as Record<Variant, Awaited<ReturnType<typeof publish>>[]>;
      for (let round = 1; round <= rounds; round += 1)
        for (const variant of orderVariants(round, ['proven', 'unproven'] as const))
          seen[variant].push(await publish(remote, variant));
      const { proven, unproven } = seen;
      const [ours, control] = [proven.map(({ all }) => all), unproven.map(({ all }) => all)];
      const steps = (['publish', 'prove', 'move', 'visible'] as const).map((step) =>
        seconds(proven.map((each) => each[step])),
      );
      const ratio = pairedRatio(ours, control);
      console.log(
        `${remote.padEnd(14)}${steps.join('')}${seconds(ours)}${seconds(control)}   ${ratio.median.toFixed(1)} (${ratio.min.toFixed(1)}–${ratio.max.toFixed(1)})`,
      );
    }
    console.log(`the targets are ${TARGETS.proven} s with a proof and ${TARGETS.unproven} s without one`);
  } finally {
    await portal.stop();
    for (const directory of [dataDirectory, publishedFolder])
      rmSync(directory, { recursive: true, force: true });
  }
}
