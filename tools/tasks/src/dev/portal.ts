import path from 'node:path';
import { root } from '@portal/webpack/workspace';
import { again } from './again.ts';
import { createFront } from './front.ts';
import { PackageBuilder } from './package-builder.ts';
import { Releases } from './releases.ts';
import { RunningServer } from './running-server.ts';
import { sourceMaps } from './source-maps.ts';
import { concernsServer, packagesOf } from './sources.ts';

const print = (line: string) => console.log(line);
const complain = (error: unknown) =>
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);

/** The running portal: front, server, builds, each brought in step with the sources without waiting for the others. */
export function createPortal() {
  const front = createFront({ ownFile: sourceMaps(path.join(root, '.cache/dev')) });
  const server = new RunningServer({ front, print, onEnd: () => void replaceServer() });
  let serverUp: Promise<void> = Promise.resolve();
  const builder = new PackageBuilder();
  let isServing = false;

  const releases = new Releases({
    build: (names) => builder.build(names),
    async publish(folders) {
      // Where it did not come up, the one before may still run; `publish` knows.
      await serverUp.catch(() => {});
      await server.publish(folders);
    },
    print,
  });

  const replaceServer = again(async () => {
    serverUp = server.replace();
    await serverUp.then(front.reload, complain);
  });

  const release = again(async () => {
    const started = performance.now();
    const isNew = await releases.update().catch(complain);
    if (!isNew) return;
    front.reload();
    if (isServing) print(`  on all pages after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  });

  return {
    front,
    /** Starts the server and meanwhile builds; fails where the server does not start. */
    async start() {
      serverUp = server.replace();
      await Promise.all([serverUp, release()]);
      isServing = true;
    },
    warmUp: () => builder.warmUp(),
    /** Brings up to date what a change of some files concerns. */
    follow(files: ReadonlySet<string>) {
      const names = packagesOf(files);
      releases.note(names);
      builder.note(files);
      if (concernsServer(files, server.files)) void replaceServer();
      if (names.length > 0) void release();
    },
    async stop() {
      front.close();
      await Promise.all([server.stop(), builder.stop()]);
    },
  };
}
