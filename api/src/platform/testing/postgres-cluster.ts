import { execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** Long enough for a server that was not shut down and recovers from its log first. */
const START_TIMEOUT_MS = 120_000;

/** The directory of the newest PostgreSQL server's programs; undefined where none is installed. */
export const findBinaryDirectory = () =>
  globSync(['/usr/lib/postgresql/*/bin', '/usr/local/pgsql/bin', '/opt/homebrew/opt/postgresql@*/bin'])
    .toSorted()
    .findLast((directory) => {
      try {
        accessSync(join(directory, 'initdb'));
        accessSync(join(directory, 'postgres'));
        return true;
      } catch {
        return false; // Only the client's programs are installed.
      }
    });

/** PostgreSQL refuses to run as root; its own user is used in that case. */
const findServerUser = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const createDirectoryOwnedBy = (directory: string, { uid, gid }: { uid: number; gid: number }) => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chownSync(directory, uid, gid);
};

const waitForServer = async (connectionString: string) => {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(50);
    }
  }
};

export type Cluster = {
  url: string;
  stop(): Promise<void>;
};

export type ClusterOptions = {
  /** The directory of data to reuse; by default a temporary one, deleted at the end. */
  directory?: string;
  /** Settings of the server, `name=value`. */
  settings?: readonly string[];
};

/** Faster settings, because temporary data need not survive a power loss. */
const TEMPORARY_CLUSTER_SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=40'];

/** Starts a PostgreSQL server that listens on a socket only; undefined where no server is installed. */
export const startCluster = async ({
  directory: reusedDirectory,
  settings = TEMPORARY_CLUSTER_SETTINGS,
}: ClusterOptions = {}): Promise<Cluster | undefined> => {
  const binaries = findBinaryDirectory();
  if (!binaries) return undefined;
  const user = findServerUser();
  const directory = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid);
  const data = reusedDirectory ?? join(directory, 'data');
  if (!existsSync(data)) {
    if (user.uid !== undefined && user.gid !== undefined)
      createDirectoryOwnedBy(data, { uid: user.uid, gid: user.gid });
    const initArguments = [
      '-D',
      data,
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '--locale=C',
      '--auth=trust',
      '--no-sync',
    ];
    execFileSync(join(binaries, 'initdb'), initArguments, { ...user, stdio: 'pipe', cwd: directory });
  }

  const options = ['listen_addresses=', ...settings].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(binaries, 'postgres'), ['-D', data, '-k', directory, ...options], {
    ...user,
    cwd: directory,
    stdio: 'ignore',
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // SIGINT shuts a reused cluster down cleanly; SIGQUIT ends a temporary one at once.
  const killServer = () => server.kill(reusedDirectory ? 'SIGINT' : 'SIGQUIT');
  process.once('exit', killServer);
  // Node runs the global teardown of tests without isolation only when nothing else keeps the process alive.
  server.unref();

  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`;
  await waitForServer(url);
  return {
    url,
    async stop() {
      process.off('exit', killServer);
      server.ref();
      killServer();
      await exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
