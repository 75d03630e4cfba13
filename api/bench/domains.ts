import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { ADMIN_KEY_HEADER, openAdminKey } from '../src/access/operator/admin-key.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { type Cluster, startCluster } from '../src/platform/testing/postgres-cluster.ts';
import { loadPage } from './load-page.ts';
import { createDomains, domainName, remoteName, writeBuilds } from './many-domains.ts';
import { printLine } from './print-line.ts';
import { startServerProcess } from './server-process.ts';

const PROGRAM = fileURLToPath(new URL('serve-builds.ts', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../tools/portal/src/main.ts', import.meta.url));
const STARTS = 3;
/** Domains of which a page is loaded, or that are moved one by one. */
const SAMPLES = 10;
/** Remotes that are published in the measurement of pages, of which the domain has five on. */
const CHANGES = 20;
const PUBLISHED = [5, 50, 500];

type Measured = { milliseconds: number; bytes: number };
type Server = Awaited<ReturnType<typeof startServerProcess>>;

const median = (values: readonly Measured[]): Measured =>
  values.toSorted((a, b) => a.milliseconds - b.milliseconds)[Math.floor(values.length / 2)] ?? {
    milliseconds: 0,
    bytes: 0,
  };

const time = async (work: () => Promise<number>): Promise<Measured> => {
  const start = performance.now();
  const bytes = await work();
  return { milliseconds: performance.now() - start, bytes };
};

const loadBytes = async ({ url }: Server, domain: string) => (await loadPage(url, domain)).byteLength;

/** Calls the operator API as a console or the command line would. */
const createCaller = ({ url }: Server, key: string) =>
  async function call(path: string, body?: unknown, ifMatch?: string) {
    const reply = await fetch(`${url}/api/operator${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        [ADMIN_KEY_HEADER]: key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const bytes = (await reply.arrayBuffer()).byteLength;
    if (!reply.ok) throw new Error(`${path} returned ${reply.status}.`);
    return { bytes, tag: reply.headers.get('etag') ?? '' };
  };

/** The milliseconds from the first to the last output of a command, which its own start is not part of. */
const timeOutput = async (environment: Record<string, string>, args: readonly string[]): Promise<number> => {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let [first, last] = [0, 0];
  for await (const _ of child.stdout) {
    last = performance.now();
    first ||= last;
  }
  const [code] = await closed;
  if (code !== 0) throw new Error(`portal ${args.join(' ')} exited with ${code}.`);
  return last - first;
};

const measureStarts = async (start: () => Promise<Server>) => {
  const times: Measured[] = [];
  for (let count = 0; count < STARTS; count += 1) {
    let server: Server | undefined;
    times.push(await time(async () => ((server = await start()), 0)));
    await server?.stop();
  }
  return median(times);
};

const repeat = async (work: (index: number) => Promise<number>) => {
  const times: Measured[] = [];
  for (let index = 0; index < SAMPLES; index += 1) times.push(await time(() => work(index)));
  return median(times);
};

const show = ({ milliseconds, bytes }: Measured) =>
  `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms${bytes > 0 ? ` ${(bytes / 1024).toFixed(0)} KB` : ''}`;

const print = (cells: readonly string[]) =>
  printLine(cells.map((cell, index) => (index === 0 ? cell.padEnd(10) : cell.padStart(16))).join(''));

type Setting = { environment: Record<string, string>; dataDir: string; builds: readonly string[] };

/** Measures a server with so many domains, and prints a row. */
const measureDomains = async (count: number, { environment, dataDir, builds }: Setting) => {
  await createDomains({ count, builds }, environment);
  const start = () => startServerProcess(environment, [PROGRAM, ...builds]);
  const started = await measureStarts(start);
  const server = await start();
  try {
    const call = createCaller(server, await openAdminKey(dataDir));
    const page = await repeat((index) => loadBytes(server, domainName(index)));
    const move = await repeat(async (index) => {
      const domain = domainName(index);
      const { tag } = await call(`/release?domain=${domain}`);
      const changes = [{ remote: remoteName(1), on: false }];
      const body = { domain, changes, reason: 'bench', unproven: true };
      return (await call('/release/change', body, tag)).bytes;
    });
    const domains = await repeat(async () => (await call('/domains')).bytes);
    const log = await repeat(async (index) => (await call(`/release/log?domain=${domainName(index)}`)).bytes);
    const to = { DATA_DIR: dataDir, PORTAL_URL: server.url, PORTAL_ADMIN_KEY: await openAdminKey(dataDir) };
    const options = ['--unproven', '--reason', 'bench'];
    const all = await timeOutput(to, ['release', 'off', remoteName(2), '--all', ...options]);
    // It prints a line when a domain has moved, so that the first one's move is not in the time.
    const each = { milliseconds: all / (count - 1), bytes: 0 };
    const ratio = `${(each.milliseconds / move.milliseconds).toFixed(1)} ×`;
    const cells = [...[started, page, move, each].map(show), ratio, ...[domains, log].map(show)];
    print([String(count), ...cells]);
  } finally {
    await server.stop();
  }
};

/** Measures a page with so many published remotes, five of which its domain has on. */
const measurePublished = async (count: number, folder: string) => {
  const dataDir = join(folder, `published-${count}`);
  const environment = { DATA_DIR: dataDir };
  const builds = await writeBuilds(join(folder, `builds-${count}`), count);
  await createDomains({ count: 1, builds: builds.slice(0, 6) }, environment);
  const server = await startServerProcess(environment, [PROGRAM, ...builds]);
  try {
    const call = createCaller(server, await openAdminKey(dataDir));
    const domain = domainName(0);
    const others = builds.slice(6).map((each) => ({ remote: basename(each), on: false, version: 'newest' }));
    // They are part of the set, as if each had been on once.
    for (let next = 0; next < others.length; next += CHANGES) {
      const { tag } = await call(`/release?domain=${domain}`);
      const changes = others.slice(next, next + CHANGES);
      await call('/release/change', { domain, changes, reason: 'bench', unproven: true }, tag);
    }
    const first = await time(() => loadBytes(server, domain));
    const page = await repeat(() => loadBytes(server, domain));
    print([String(count), show(first), show(page)]);
  } finally {
    await server.stop();
  }
};

const createDatabase = async ({ url }: Cluster, name: string) => {
  const database = await openDatabase({ url, poolSize: 1 });
  await sql`create database ${sql.id(name)}`.execute(database.bulk);
  await database.close();
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
};

const HEADINGS = ['start', 'page', 'move', '--all, each', 'of a move', 'domains', 'log'];

/** Measures whether starts, pages, moves and the console depend on the number of domains, on each kind of database. */
export const measureManyDomains = async (counts: readonly number[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const cluster = await startCluster({ settings: ['max_connections=40'] });
  try {
    const builds = await writeBuilds(join(folder, 'builds'));
    for (const kind of ['embedded', ...(cluster ? ['postgres'] : [])]) {
      printLine(`\n${kind}`);
      print(['domains', ...HEADINGS]);
      for (const count of counts) {
        const dataDir = join(folder, `${kind}-${count}`);
        const environment = {
          DATA_DIR: dataDir,
          ...(kind === 'postgres' &&
            cluster && { DATABASE_URL: await createDatabase(cluster, `domains_${count}`) }),
        };
        await measureDomains(count, { environment, dataDir, builds });
      }
    }
    printLine('\nA page, by published remotes');
    print(['remotes', 'first', 'later']);
    for (const count of PUBLISHED) await measurePublished(count, folder);
  } finally {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
