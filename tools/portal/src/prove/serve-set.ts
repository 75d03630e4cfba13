import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { readConfig } from '@portal/api/config';
import { type DemoAccount, type DemoSession, demoAccounts, openDemoSession } from '@portal/api/demo';
import { createPortalStore, type FiledBuild } from '@portal/api/release';
import { startServer } from '@portal/api/server';
import { setSmallBuffers } from '@portal/api/small-buffers';
import { chooseTemporaryParent, createTemporaryDirectory } from '@portal/api/temporary-directory';
import type { ReleaseSet } from '@portal/shared/release';
import { copyDemoTemplate } from '@portal/tasks/demo-template';
import type { Candidate } from './proof-shapes.ts';

/** A server of this process with the data of the demo. */
export type SetServer = {
  origin: string;
  /** Who signs in there. */
  accounts: DemoAccount[];
  openSession(account: DemoAccount): Promise<DemoSession>;
  /** Settled once the domain runs the set. */
  running: Promise<void>;
  close(): Promise<void>;
};

/** The last whole month, of which there are statements, on every day of a month; further ones only cost time. */
const FIGURE_DAYS = 70;

/** Several times what the demo and the files of the builds take. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * V8's flags that compile the embedded database once: the server ends before a better compilation pays off. The first flag
 * implies the others only on the command line.
 */
const COMPILE_ONCE = '--liftoff-only --no-wasm-dynamic-tiering --no-wasm-tier-up';

export type Build = { name: string; version: string };

/** The portal that has the builds. */
export type BuildSource = {
  findBuild(build: Build): Promise<FiledBuild>;
  /** Fetches `<name>/<version>/<file>`; undefined when it is missing. */
  fetchFile(key: string): Promise<Buffer | undefined>;
};

const listBuilds = ({ shell, remotes }: ReleaseSet): Build[] => [
  { name: 'shell', version: shell.version },
  ...Object.entries(remotes).flatMap(([name, remote]) =>
    remote.on ? [{ name, version: remote.build.descriptor.version }] : [],
  ),
];

/** Without fallback builds, so that a build that fails to load is not replaced by the one that ran before. */
const omitFallbacks = (remotes: ReleaseSet['remotes']): ReleaseSet['remotes'] =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => {
      if (!remote.on) return [name, remote];
      const { previous: _, ...rest } = remote;
      return [name, rest];
    }),
  );

const isOfKind = (
  site: Candidate['site'],
  { is_playlist, is_console }: { is_playlist: boolean; is_console: boolean },
) => (site === 'console' ? is_console : site === 'playlist' ? is_playlist : !is_console && !is_playlist);

type App = Awaited<ReturnType<typeof startServer>>;

/** Stores what the builds of a set are, and lets a domain run it. */
async function runSet(
  { clock, releaseSystem }: App,
  { set, domain, builds }: { set: ReleaseSet; domain: string; builds: readonly FiledBuild[] },
) {
  const published = { at: clock.now(), by: 'proof' };
  // Without the operations that they call, which the portal compares with its API before each move.
  for (const build of builds) await releaseSystem.builds.insert(build, [], published);
  const order = { domain, by: 'proof', reason: 'It is being proven', unproven: true };
  const { id: _, ...content } = set;
  await releaseSystem.releases.point(order, undefined, {
    ...content,
    domain,
    remotes: omitFallbacks(set.remotes),
  });
}

/** Starts a server on a copy of the demo, whose domain of the same kind will run exactly this set. */
export async function serveSet(
  { set, site }: Pick<Candidate, 'set' | 'site'>,
  { findBuild, fetchFile }: BuildSource,
  print: (text: string) => void,
): Promise<SetServer> {
  const { path: dataDir, remove } = createTemporaryDirectory('proof', chooseTemporaryParent(NEEDED_BYTES));
  const finding = Promise.all(listBuilds(set).map(findBuild));
  // Awaited below, after the server has started at the same time.
  finding.catch(() => undefined);
  setFlagsFromString(COMPILE_ONCE);
  const start = async () => {
    await copyDemoTemplate(dataDir, { days: FIGURE_DAYS, reports: false, print });
    setSmallBuffers(path.join(dataDir, 'embedded'));
    // Nothing of the caller's environment. The copy has the data of the demo, which the start need not look for.
    const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
    return startServer(
      { ...config, host: '127.0.0.1', port: 0 },
      { openStore: (app) => createPortalStore(app, fetchFile) },
    );
  };
  const app = await start().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const close = async () => {
    await app.close();
    await remove();
  };
  try {
    const accounts = demoAccounts();
    const found = (await app.releaseSystem.sites.list()).find(
      (each) => isOfKind(site, each) && accounts.some(({ domain }) => domain === each.domain),
    );
    if (!found) throw new Error(`The demo has no ${site} site.`);
    const { domain } = found;
    const address = app.server.address();
    if (address === null || typeof address === 'string')
      throw new Error('The server of the proof has no port.');
    const running = finding.then((builds) => runSet(app, { set, domain, builds }));
    const ended = running.catch(() => undefined);
    return {
      origin: `http://${domain}:${address.port}`,
      accounts: accounts.filter((account) => account.domain === domain),
      openSession: (account) => openDemoSession(app, account),
      running,
      close: () => ended.then(close),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
