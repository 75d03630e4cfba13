import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { compactVersionStamps } from '../src/figures/report/cache/version-stamp.repository.ts';
import { type BenchDatabase, countFacts, daysIn, openDays, startBenchServer } from './data.ts';
import { measureManyDomains } from './domains.ts';
import { measureEmbeddedIngest } from './embedded-ingest.ts';
import { measureIngest } from './ingest.ts';
import { type Load, measureSequentially, measureLoad, timeOf } from './load.ts';
import { emailsIn } from './people.ts';
import { serverPid } from './processor-time.ts';
import { createRecorder, measureInPsql } from './psql.ts';
import { printLine } from './print-line.ts';
import { coldVideoLists, type Scenario, scenariosOf, signIn } from './scenarios.ts';
import { measureSearch } from './search.ts';
import { startServerProcess } from './server-process.ts';

const cache = join(import.meta.dirname, '../../.cache/bench');
/** The target of reads with `TARGET_CONNECTIONS`. */
const P99_TARGET_MS = 50;
const TARGET_CONNECTIONS = 16;

type Row = {
  name: string;
  /** Time and processor time of a request without a cache hit. */
  uncached: number;
  processor: readonly number[];
  sql: number | undefined;
  bytes: number;
  loads: Load[];
};
type Stage = { facts: number; rows: Row[] };

const ms = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(value < 10 ? 1 : 0));
const print = (cells: string[]) =>
  printLine(cells.map((cell, index) => (index === 0 ? cell.padEnd(22) : cell.padStart(9))).join(''));

type Tools = {
  url: string;
  databaseUrl: string;
  pids: readonly number[];
  recorder: Awaited<ReturnType<typeof createRecorder>>;
  isLast: boolean;
  invalidateCache: () => Promise<void>;
};

const printGrowth = (small: Stage, large: Stage) => {
  const growth = large.facts / small.facts;
  printLine(
    `\nGrowth from ${small.facts.toLocaleString('en')} to ${large.facts.toLocaleString('en')} facts (${growth.toFixed(1)}×)`,
  );
  print(['', 'before', 'after', 'time ×', 'bytes ×']);
  for (const row of large.rows) {
    const before = small.rows.find(({ name }) => name === row.name);
    if (!before) continue;
    print([
      row.name,
      ms(before.uncached),
      ms(row.uncached),
      (row.uncached / before.uncached).toFixed(1),
      (row.bytes / before.bytes).toFixed(1),
    ]);
  }
};

export type ApiBenchOptions = {
  profile: 'demo' | 'large';
  /** How long each number of connections sends requests. */
  seconds: number;
  connections: readonly number[];
  /** The days of history to measure with, a short and a long one. */
  days: readonly number[];
  /** How many domains there are. */
  domains: readonly number[];
  only?: 'reads' | 'ingest' | 'search' | 'embedded' | 'domains' | undefined;
};

/** Measures the API's response times on PostgreSQL, or a part of it. */
export async function measureApi({
  profile,
  seconds,
  connections,
  days: stages,
  domains,
  only,
}: ApiBenchOptions): Promise<void> {
  // The other parts need PostgreSQL.
  if (only === 'embedded') {
    await measureEmbeddedIngest(cache);
    return;
  }
  if (only === 'domains') {
    await measureManyDomains(domains);
    return;
  }

  const server = await startBenchServer(cache, profile, process.env['BENCH_DATABASE_URL']);
  const postgres = server.directory === undefined ? [] : [serverPid(server.directory)];

  const measure = async ({ name, calls }: Scenario, tools: Tools): Promise<Row> => {
    const { url, pids, recorder, isLast, invalidateCache } = tools;
    const [first] = calls;
    if (!first) throw new Error(`The scenario ${name} has no calls.`);
    const inPsql = measureInPsql(tools.databaseUrl, await recorder.record(first, invalidateCache));
    const { median, bytes, processor } = await measureSequentially({ url, calls, pids }, invalidateCache);
    const loads: Load[] = [];
    for (const count of isLast ? connections : [])
      loads.push(await measureLoad({ url, calls, connections: count, seconds, pids }));
    const busy = loads.find((load) => load.connections === TARGET_CONNECTIONS);
    print([
      name,
      ms(inPsql),
      ms(median),
      ...processor.map(ms),
      ...loads.flatMap((load) => [ms(load.p50), ms(load.p99), load.perSecond.toFixed(0)]),
      ...(busy?.processor.map(ms) ?? []),
      ...loads.filter(({ failed }) => failed > 0).map(({ failed }) => `${failed} failed`),
    ]);
    return { name, uncached: median, processor, sql: inPsql, bytes, loads };
  };

  const measureStage = async ({ url, database, dataDir }: BenchDatabase, isLast: boolean): Promise<Stage> => {
    const facts = await countFacts(database);
    const people = await emailsIn(database);
    const days = await daysIn(database);
    const api = await startServerProcess({ DATABASE_URL: url, DATABASE_POOL: '16', DATA_DIR: dataDir });
    const recorder = await createRecorder(database, dataDir);
    try {
      const caller = await signIn(api.url, people.domain, people.manager);
      printLine(`\n${facts.toLocaleString('en')} facts, ${days.first} to ${days.last}`);
      await sql`delete from video_list`.execute(database.bulk);
      for (const { name, call } of coldVideoLists(caller, days))
        print([`  ${name}, not materialised`.padEnd(40), ms((await timeOf(api.url, call)).milliseconds)]);
      print([
        'ms',
        'in psql',
        'uncached',
        'CPU Node',
        'CPU PG',
        ...(isLast ? connections : []).flatMap((count) => [`p50 ×${count}`, `p99 ×${count}`, 'requests/s']),
        ...(isLast ? ['CPU Node', 'CPU PG'] : []),
      ]);
      const tools: Tools = {
        url: api.url,
        databaseUrl: url,
        recorder,
        isLast,
        invalidateCache: () => compactVersionStamps(database.db, people.accountId),
        pids: [api.pid, ...postgres],
      };
      const rows: Row[] = [];
      for (const scenario of scenariosOf(caller, days, people.all)) rows.push(await measure(scenario, tools));
      return { facts, rows };
    } finally {
      await recorder.close();
      await api.stop();
    }
  };

  const measureReads = async () => {
    const measured: Stage[] = [];
    for (const [index, days] of stages.entries()) {
      const stage = await openDays(server, days);
      try {
        measured.push(await measureStage(stage, index === stages.length - 1));
      } finally {
        await stage.database.close();
      }
    }
    const [small, large] = [measured[0], measured.at(-1)];
    if (small && large && small !== large) printGrowth(small, large);
    const slow = (large?.rows ?? []).flatMap(({ name, loads }) =>
      loads
        .filter(
          (load) => load.connections === TARGET_CONNECTIONS && load.p99 > P99_TARGET_MS && name !== 'sign-in',
        )
        .map(({ p99 }) => `${name} (${p99} ms)`),
    );
    if (slow.length > 0)
      printLine(
        `\nAbove ${P99_TARGET_MS} ms at p99 with ${TARGET_CONNECTIONS} connections: ${slow.join(', ')}`,
      );
    return measured;
  };

  try {
    printLine(`${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}; Node ${process.version}`);
    const reads = only === undefined || only === 'reads' ? await measureReads() : [];
    const ingest =
      only === undefined || only === 'ingest' ? await measureIngest(server, Math.min(...stages)) : undefined;
    if (only === undefined || only === 'search') await measureSearch(server, seconds);
    const file = join(cache, `api-${profile}.json`);
    await writeFile(
      file,
      `${JSON.stringify({ at: new Date().toISOString(), seconds, stages: reads, ingest }, null, 2)}\n`,
    );
    printLine(`All figures are in ${file}`);
  } finally {
    await server.cluster.stop();
  }
}
