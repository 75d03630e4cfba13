import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { hasReleaseSet } from '@portal/api/pages';
import { root } from '@portal/webpack/workspace';
import { coalesceRuns } from '../coalesce-runs.ts';
import type { BuildOutcome } from '../build-worker.ts';
import { createPageErrorInterceptor } from '../intercept-page-errors.ts';
import { createDevProxy } from '../proxy.ts';
import type { Page } from '../proxy.ts';
import { PackageBuilder } from '../package-builder.ts';
import { watchSources } from '../sources.ts';
import { type LocalBuild, readLocalBuild } from './local-build.ts';
import { findConflicts, withLocalBuild } from './local-page.ts';
import { createTelemetryInterceptor } from './intercept-telemetry.ts';
import type { PageVerifier } from './verify-page.ts';
import { isLoopbackHost, createUpstream } from './upstream.ts';

export type DevelopRemoteOptions = {
  name: string;
  /** The domain whose published pages contain it. */
  domain: string;
  /** The URL of the portal that serves this domain. */
  server: URL;
  /** The port on this machine that pages are served on. */
  port: number;
  /** Refuses pages whose release set the server did not sign. */
  verifier: PageVerifier;
  print: (line: string) => void;
};

/** The proxy that serves the published pages with the newest local build. */
function createRemoteProxy({
  name,
  domain,
  verifier,
  print,
}: Pick<DevelopRemoteOptions, 'name' | 'domain' | 'verifier' | 'print'>) {
  const handleTelemetry = createTelemetryInterceptor(print);
  /** The last good build, and the previous one, whose files pages that are about to reload may still request. */
  let builds: LocalBuild[] = [];
  let lastReport = '';

  const findFile = (pathname: string) =>
    builds.map(({ files }) => files.get(pathname)).find((found) => found !== undefined);
  const handlePageErrors = createPageErrorInterceptor({
    print,
    readSourceMap: async (map) => findFile(map)?.body,
  });

  const reportProblem = (title: string, report: string) => {
    proxy.showProblem({ title, report });
    if (lastReport !== report) print(`\n✗ ${title}\n${report}\n`);
    lastReport = report;
  };

  const findLocalFile = async (request: IncomingMessage) => {
    if (!isLoopbackHost(request.headers.host ?? '')) {
      return { type: 'text/plain; charset=utf-8', body: 'Only this machine is served.\n' };
    }
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = findFile(pathname);
    return file ?? (await handlePageErrors(request)) ?? handleTelemetry(request);
  };

  const transformPage = async (given: Page) => {
    const { page, refused } = hasReleaseSet(given.html) ? await verifier.check(given) : { page: given };
    if (refused !== undefined) reportProblem(`A page of ${domain} has the last good release set.`, refused);
    // HSTS holds for the domain, not for this machine, where the browser would remember it.
    const { 'strict-transport-security': _, ...headers } = page.headers;
    const published = { ...page, headers };
    const descriptor = builds[0]?.descriptor;
    if (!descriptor || !hasReleaseSet(page.html)) return published;
    const conflicts = findConflicts(page.html, descriptor);
    if (conflicts.length === 0) return withLocalBuild(published, descriptor);
    const reasons = conflicts.map(({ reason }) => reason).join('\n');
    reportProblem(`${name} cannot run on ${domain}; the published page is shown.`, reasons);
    return published;
  };

  const proxy = createDevProxy({ findLocalFile, transformPage });

  return {
    proxy,
    /** Handles the outcome of a build: reloads pages, or shows the error. */
    handleOutcome(outcome: BuildOutcome) {
      if ('report' in outcome) {
        const shown = builds.length > 0 ? 'the last good build stays' : 'the published page is shown';
        return reportProblem(`${name} does not build; ${shown}.`, outcome.report);
      }
      const build = readLocalBuild(outcome.build.folder);
      const isFixed = lastReport !== '';
      lastReport = '';
      proxy.showProblem(undefined);
      const { version } = build.descriptor;
      if (version === builds[0]?.descriptor.version) return isFixed && print(`  ${name} builds again`);
      builds = [build, ...builds.slice(0, 1)];
      const { seconds } = outcome.build;
      print(`  ${name} ${version}${seconds === undefined ? '' : ` built in ${seconds.toFixed(1)} s`}`);
      proxy.reloadPages();
    },
  };
}

/**
 * Serves the published pages of a domain on this machine with one remote built from its sources and rebuilt at every
 * change. The server is only read from, so other users see no change. Pages reload completely, because the published
 * shell contains React's production build, which has no fast refresh.
 */
export async function developRemote(options: DevelopRemoteOptions) {
  const { name, domain, server, port, print } = options;
  const { proxy, handleOutcome } = createRemoteProxy(options);
  proxy.server.listen(port, '127.0.0.1');
  await once(proxy.server, 'listening');
  const address = proxy.server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');

  const builder = new PackageBuilder({ PORTAL_BUILD: 'development' });
  const build = coalesceRuns(async () => {
    for (const outcome of await builder.build([name])) handleOutcome(outcome);
  });
  const stop = async () => {
    stopWatching();
    proxy.close();
    await builder.stop();
  };
  const stopWatching = watchSources(
    (files) => {
      builder.markChanged(files);
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
  proxy.setUpstream(createUpstream(server, domain));
  void builder.warmUp();
  return {
    url: `http://${isLoopbackHost(domain) ? domain : 'localhost'}:${address.port}`,
    stop,
  };
}
