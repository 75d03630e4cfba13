import path from 'node:path';
import { root } from '@portal/webpack/workspace';
import { again } from './again.ts';
import type { BuilderCalls } from './builder.ts';
import { createFront } from './front.ts';
import { Helper } from './helper.ts';
import { Releases } from './releases.ts';
import { RunningServer } from './running-server.ts';
import { concernsServer, packagesOf } from './sources.ts';

const BUILDER = path.join(import.meta.dirname, 'builder.ts');

const startBuilder = () => new Helper<BuilderCalls>(BUILDER);
const print = (line: string) => console.log(line);
const complain = (error: unknown) =>
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);

/** The running portal: front, server, builds, each brought in step with the sources without waiting for the others. */
export function createPortal() {
  const front = createFront({ builds: path.join(root, '.cache/dev') });
  const server = new RunningServer({ front, print, onEnd: () => void replaceServer() });
  let serverUp: Promise<void> = Promise.resolve();
  let builder = startBuilder();
  let isBuilderOutdated = false;
  let isServing = false;

  const releases = new Releases({
    build: (names) => builder.ask('build', names),
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
    if (isBuilderOutdated) {
      isBuilderOutdated = false;
      await builder.stop();
      builder = startBuilder();
    }
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
    /** Loads what a build needs, so that the first change does not wait for it. */
    async warmUp() {
      // A builder that is replaced meanwhile has no need of it.
      await builder.ask('warmUp', null).catch(() => null);
    },
    /** Brings up to date what a change of some files concerns. */
    follow(files: ReadonlySet<string>) {
      const names = packagesOf(files);
      releases.note(names);
      if ([...files].some((file) => builder.files.has(file))) isBuilderOutdated = true;
      if (concernsServer(files, server.files)) void replaceServer();
      if (names.length > 0) void release();
    },
    async stop() {
      front.close();
      await Promise.all([server.stop(), builder.stop()]);
    },
  };
}
