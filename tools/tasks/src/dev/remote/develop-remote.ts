import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { hasReleaseSet } from '@portal/api/pages';
import { root } from '@portal/webpack/workspace';
import { again } from '../again.ts';
import type { BuildOutcome } from '../builder.ts';
import { createFront } from '../front.ts';
import type { Page } from '../front.ts';
import { PackageBuilder } from '../package-builder.ts';
import { watchSources } from '../sources.ts';
import { type LocalBuild, readLocalBuild } from './local-build.ts';
import { clashesOn, withLocalBuild } from './local-page.ts';
import { keepTelemetry } from './telemetry.ts';
import { isOfThisMachine, upstreamOf } from './upstream.ts';

export type DevelopRemoteOptions = {
  name: string;
  /** The domain whose published pages it runs in. */
  domain: string;
  /** Where the portal that serves this domain is reached. */
  server: URL;
  /** Where pages are served on this machine. */
  port: number;
  print: (line: string) => void;
};

/** What browsers are served: the published pages with the newest local build in them. */
function createStage({ name, domain, print }: Pick<DevelopRemoteOptions, 'name' | 'domain' | 'print'>) {
  const answerTelemetry = keepTelemetry(print);
  /** The last good build, and the one before, which pages that are about to reload may still ask for. */
  let builds: LocalBuild[] = [];
  let told = '';

  const complain = (title: string, report: string) => {
    front.show({ title, report });
    if (told !== report) print(`\n✗ ${title}\n${report}\n`);
    told = report;
  };

  const ownFile = async (request: IncomingMessage) => {
    if (!isOfThisMachine(request.headers.host ?? '')) {
      return { type: 'text/plain; charset=utf-8', body: 'Only this machine is served.\n' };
    }
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = builds.map(({ files }) => files.get(pathname)).find((found) => found !== undefined);
    return file ?? answerTelemetry(request);
  };

  const changePage = async (page: Page) => {
    // True of the domain, not of this machine, where the browser would remember it.
    const { 'strict-transport-security': _, ...headers } = page.headers;
    const published = { ...page, headers };
    const descriptor = builds[0]?.descriptor;
    if (!descriptor || !hasReleaseSet(page.html)) return published;
    const clashes = clashesOn(page.html, descriptor);
    if (clashes.length === 0) return withLocalBuild(published, descriptor);
    const reasons = clashes.map(({ reason }) => reason).join('\n');
    complain(`${name} cannot run on ${domain}; the published page is shown.`, reasons);
    return published;
  };

  const front = createFront({ ownFile, changePage });

  return {
    front,
    /** Shows what a build brought: the new pages, or what is wrong. */
    show(outcome: BuildOutcome) {
      if ('report' in outcome) {
        const kept = builds.length > 0 ? 'the last good build stays' : 'the published page is shown';
        return complain(`${name} does not build; ${kept}.`, outcome.report);
      }
      const made = readLocalBuild(outcome.build.folder);
      const isMended = told !== '';
      told = '';
      front.show(undefined);
      const { version } = made.descriptor;
      if (version === builds[0]?.descriptor.version) return isMended && print(`  ${name} builds again`);
      builds = [made, ...builds.slice(0, 1)];
      const { seconds } = outcome.build;
      print(`  ${name} ${version}${seconds === undefined ? '' : ` built in ${seconds.toFixed(1)} s`}`);
      front.reload();
    },
  };
}

/**
 * Serves the published pages of a domain on this machine with one remote built from its sources, rebuilt at every
 * change. The server is only asked, so nobody else sees anything of it. Pages are reloaded: the published shell holds
 * React's production build, which cannot exchange components in place.
 */
export async function developRemote(options: DevelopRemoteOptions) {
  const { name, domain, server, port, print } = options;
  const { front, show } = createStage(options);
  front.server.listen(port, '127.0.0.1');
  await once(front.server, 'listening');
  const address = front.server.address();
  if (address === null || typeof address === 'string') throw new Error('The front has no port.');

  const builder = new PackageBuilder({ PORTAL_BUILD: 'development' });
  const build = again(async () => {
    for (const outcome of await builder.build([name])) show(outcome);
  });
  const stop = async () => {
    endWatching();
    front.close();
    await builder.stop();
  };
  const endWatching = watchSources(
    (files) => {
      builder.note(files);
      build().catch((error: unknown) => print(`✗ ${error instanceof Error ? error.message : String(error)}`));
    },
    [path.join(root, name)],
  );
  try {
    await build();
  } catch (error) {
    await stop();
    throw error;
  }
  front.use(upstreamOf(server, domain));
  void builder.warmUp();
  return {
    url: `http://${isOfThisMachine(domain) ? domain : 'localhost'}:${address.port}`,
    stop,
  };
}
