import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@portal/webpack/build';
import { launch } from './browser/launch.ts';
import { measuredPages } from './browser/measured-pages.ts';
import { profiles } from './browser/profiles.ts';
import { signIn } from './browser/session.ts';
import { visit } from './browser/visit.ts';
import { controlConfig, controlDist } from './control/control-config.ts';
import { readControl } from './control/control-inventory.ts';
import { startPortal } from './measured-portal.ts';
import { cacheFolder } from './cache-folder.ts';
import { report } from './report.ts';
import type { Series } from './report.ts';
import { isMeasured, orderVariants } from './rounds.ts';
import { serveVariant } from './serve/variant-server.ts';

/** A part of the pages and profiles, by what their paths contain and what their names begin with. */
export type FederationOptions = { rounds: number; page?: string | undefined; profile?: string | undefined };

/** Compares the portal with its own sources built as one application. */
export async function measureFederation({ rounds, page: pagePart, profile: profilePart }: FederationOptions) {
  const pages = measuredPages.filter(({ path: at }) => at.includes(pagePart ?? ''));
  const chosen = profiles.filter(({ name }) => name.startsWith(profilePart ?? ''));
  if (pages.length === 0 || chosen.length === 0) {
    console.error('bench: no such page or profile');
    process.exit(1);
  }

  console.log('building the control …');
  await compile(controlConfig({ outDir: controlDist }));
  const control = readControl(controlDist);

  console.log('starting the portal …');
  const portal = await startPortal();
  const variants = {
    portal: await serveVariant(portal.port),
    control: await serveVariant(portal.port, control),
    again: await serveVariant(portal.port, control),
  };
  const originOf = ({ port }: { port: number }) => `http://aurora.localhost:${port}`;

  const browser = await launch();

  try {
    const session = await signIn(browser, originOf(variants.portal));
    const all: Series[] = [];
    for (const page of pages) {
      for (const profile of chosen) {
        const series: Series = { page: page.path, profile: profile.name, portal: [], control: [], again: [] };
        for (let round = 0; round <= rounds; round += 1) {
          process.stdout.write(`\r${page.path}, ${profile.name}: round ${round} of ${rounds} `);
          for (const name of orderVariants(round, ['portal', 'control', 'again'] as const)) {
            const seen = await visit(browser, { origin: originOf(variants[name]), page, profile, session });
            if (isMeasured(round)) series[name].push(seen);
          }
        }
        all.push(series);
        process.stdout.write('\n');
      }
    }
    const { text, noisy } = report(all);
    console.log(`\n${text}\n`);
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(path.join(cacheFolder, 'federation.json'), `${JSON.stringify(all, null, 2)}\n`);
    if (noisy.length > 0) {
      console.error(
        `The control differs from itself by more than 3 %, so these times say nothing:\n  ${noisy.join('\n  ')}`,
      );
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await Promise.all(Object.values(variants).map((variant) => variant.close()));
    await portal.stop();
  }
}
