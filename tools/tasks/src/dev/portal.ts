import path from 'node:path';
import { root } from '@portal/webpack/workspace';
import { coalesceRuns } from './coalesce-runs.ts';
import { createPageErrorInterceptor } from './intercept-page-errors.ts';
import { createDevProxy } from './proxy.ts';
import { PackageBuilder } from './package-builder.ts';
import { LocalReleases } from './releases.ts';
import { RestartableServer } from './restartable-server.ts';
import { findSourceMapIn, readSourceMapIn } from './source-maps.ts';
import { affectsServer, findAffectedPackages } from './sources.ts';

const print = (line: string) => console.log(line);
const printError = (error: unknown) =>
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);

/** The development portal: proxy, API server and builds, each updated on its own when its sources change. */
export function createDevPortal() {
  const builds = path.join(root, '.cache/dev');
  const findSourceMap = findSourceMapIn(builds);
  const handlePageErrors = createPageErrorInterceptor({ print, readSourceMap: readSourceMapIn(builds) });
  const proxy = createDevProxy({
    findLocalFile: async (request) => (await handlePageErrors(request)) ?? findSourceMap(request),
  });
  const server = new RestartableServer({ proxy, print, onUnexpectedExit: () => void restartServer() });
  let serverStart: Promise<void> = Promise.resolve();
  const builder = new PackageBuilder();
  let isServing = false;

  const releases = new LocalReleases({
    build: (names) => builder.build(names),
    async publish(folders) {
      // When the start failed, the previous server may still run; `server.publish` throws when none does.
      await serverStart.catch(() => {});
      await server.publish(folders);
    },
    print,
  });

  const restartServer = coalesceRuns(async () => {
    serverStart = server.restart();
    await serverStart.then(proxy.reloadPages, printError);
  });

  const releaseChanges = coalesceRuns(async () => {
    const started = performance.now();
    const isNew = await releases.update().catch(printError);
    if (!isNew) return;
    proxy.reloadPages();
    if (isServing) print(`  on all pages after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  });

  return {
    proxy,
    /** Starts the server and builds at the same time; rejects when the server does not start. */
    async start() {
      serverStart = server.restart();
      await Promise.all([serverStart, releaseChanges()]);
      isServing = true;
    },
    warmUp: () => builder.warmUp(),
    /** Rebuilds and restarts what the changed files affect. */
    handleChanges(files: ReadonlySet<string>) {
      const names = findAffectedPackages(files);
      releases.markChanged(names);
      builder.markChanged(files);
      if (affectsServer(files, server.loadedFiles)) void restartServer();
      if (names.length > 0) void releaseChanges();
    },
    async stop() {
      proxy.close();
      await Promise.all([server.stop(), builder.stop()]);
    },
  };
}
