import { execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** One that was not shut down may have to read its log first. */
const START_LIMIT_MS = 120_000;

/** Where a machine has the programs of a PostgreSQL server, the newest last. */
export const binaryDirectory = () =>
  globSync(['/usr/lib/postgresql/*/bin', '/usr/local/pgsql/bin', '/opt/homebrew/opt/postgresql@*/bin'])
    .toSorted()
    .findLast((directory) => {
      try {
        accessSync(join(directory, 'initdb'));
        accessSync(join(directory, 'postgres'));
        return true;
      } catch {
        return false; // Only the client's programs are there.
      }
    });

/** PostgreSQL refuses to run as root; its own user is used in that case. */
const serverUser = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const giveTo = (directory: string, { uid, gid }: { uid: number; gid: number }) => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chownSync(directory, uid, gid);
};

const waitForServer = async (connectionString: string) => {
  const deadline = Date.now() + START_LIMIT_MS;
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
  /** Where its data stay, to be used again. Without it they go to a directory of their own, and away at the end. */
  directory?: string;
  /** Settings of the server, `name=value`. */
  settings?: readonly string[];
};

/** What is thrown away at the end need not survive a power loss. */
const CARELESS = ['fsync=off', 'full_page_writes=off', 'max_connections=40'];

/** Starts a server of its own, reachable by a socket only; undefined where no server is installed. */
export const startCluster = async ({ directory: kept, settings = CARELESS }: ClusterOptions = {}): Promise<
  Cluster | undefined
> => {
  const binaries = binaryDirectory();
  if (!binaries) return undefined;
  const user = serverUser();
  const directory = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid);
  const data = kept ?? join(directory, 'data');
  if (!existsSync(data)) {
    if (user.uid !== undefined && user.gid !== undefined) giveTo(data, { uid: user.uid, gid: user.gid });
    const setUp = ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'];
    execFileSync(join(binaries, 'initdb'), setUp, { ...user, stdio: 'pipe', cwd: directory });
  }

  const options = ['listen_addresses=', ...settings].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(binaries, 'postgres'), ['-D', data, '-k', directory, ...options], {
    ...user,
    cwd: directory,
    stdio: 'ignore',
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // A cluster that is reused is shut down properly, a temporary one at once.
  const killServer = () => server.kill(kept ? 'SIGINT' : 'SIGQUIT');
  process.once('exit', killServer);

  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`;
  await waitForServer(url);
  return {
    url,
    async stop() {
      process.off('exit', killServer);
      killServer();
      await exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
