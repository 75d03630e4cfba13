import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { settleMarks } from '../src/modules/report/report-mark.repository.ts';
import { type BenchDatabase, countFacts, daysIn, openDays, startBenchServer } from './data.ts';
import { measureIngest } from './ingest.ts';
import { type Load, measureAlone, measureLoad, timeOf } from './load.ts';
import { emailsIn } from './people.ts';
import { serverPid } from './processor-time.ts';
import { createRecorder, measureInPsql } from './psql.ts';
import { say } from './say.ts';
import { firstVisits, type Scenario, scenariosOf, signIn } from './scenarios.ts';
import { startServerProcess } from './server-process.ts';

const { values } = parseArgs({
  options: {
    profile: { type: 'string', default: 'large' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '1,16,64' },
    days: { type: 'string', default: '10,200' },
    only: { type: 'string' },
  },
});
const { only } = values;
if (only !== undefined && only !== 'reads' && only !== 'ingest')
  throw new Error('--only is reads or ingest.');
const profile = values.profile === 'demo' ? 'demo' : 'large';
const seconds = Number(values.seconds);
const connections = values.connections.split(',').map(Number);
/** A short history, and a long one. */
const stages = values.days.split(',').map(Number);
const cache = join(import.meta.dirname, '../../.cache/bench');
/** What reads should stay under with 16 connections. */
const P99_AIM_MS = 50;
const AIM_CONNECTIONS = 16;

type Row = {
  name: string;
  /** Of a call whose answer is not kept: its time, and its processor time. */
  alone: number;
  processor: readonly number[];
  sql: number | undefined;
  bytes: number;
  loads: Load[];
};
type Stage = { facts: number; rows: Row[] };

const ms = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(value < 10 ? 1 : 0));
const print = (cells: string[]) =>
  say(cells.map((cell, index) => (index === 0 ? cell.padEnd(22) : cell.padStart(9))).join(''));

const server = await startBenchServer(cache, profile, process.env['BENCH_DATABASE_URL']);
const postgres = server.directory === undefined ? [] : [serverPid(server.directory)];

type Tools = {
  url: string;
  databaseUrl: string;
  pids: readonly number[];
  recorder: Awaited<ReturnType<typeof createRecorder>>;
  isLast: boolean;
  forget: () => Promise<void>;
};

const measure = async ({ name, calls }: Scenario, tools: Tools): Promise<Row> => {
  const { url, pids, recorder, isLast, forget } = tools;
  const [first] = calls;
  if (!first) throw new Error(`There is nothing to call for ${name}.`);
  const inPsql = measureInPsql(tools.databaseUrl, await recorder.record(first, forget));
  const { median, bytes, processor } = await measureAlone({ url, calls, pids }, forget);
  const loads: Load[] = [];
  for (const count of isLast ? connections : [])
    loads.push(await measureLoad({ url, calls, connections: count, seconds, pids }));
  const busy = loads.find((load) => load.connections === AIM_CONNECTIONS);
  print([
    name,
    ms(inPsql),
    ms(median),
    ...processor.map(ms),
    ...loads.flatMap((load) => [ms(load.p50), ms(load.p99), load.perSecond.toFixed(0)]),
    ...(busy?.processor.map(ms) ?? []),
    ...loads.filter(({ failed }) => failed > 0).map(({ failed }) => `${failed} failed`),
  ]);
  return { name, alone: median, processor, sql: inPsql, bytes, loads };
};

const measureStage = async ({ url, database, dataDir }: BenchDatabase, isLast: boolean): Promise<Stage> => {
  const facts = await countFacts(database);
  const people = await emailsIn(database);
  const days = await daysIn(database);
  const api = await startServerProcess({ DATABASE_URL: url, DATABASE_POOL: '16', DATA_DIR: dataDir });
  const recorder = await createRecorder(database, dataDir);
  try {
    const caller = await signIn(api.url, people.domain, people.manager);
    say(`\n${facts.toLocaleString('en')} facts, ${days.first} to ${days.last}`);
    await sql`delete from video_list`.execute(database.bulk);
    for (const { name, call } of firstVisits(caller, days))
      print([`  ${name}, first visit`.padEnd(40), ms((await timeOf(api.url, call)).milliseconds)]);
    print([
      ...['ms', 'in psql', 'alone', 'CPU Node', 'CPU PG'],
      ...(isLast ? connections : []).flatMap((count) => [`p50 ×${count}`, `p99 ×${count}`, 'calls/s']),
      ...(isLast ? ['CPU Node', 'CPU PG'] : []),
    ]);
    const tools: Tools = {
      ...{ url: api.url, databaseUrl: url, recorder, isLast },
      forget: () => settleMarks(database.db, people.accountId),
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

const printGrowth = (small: Stage, large: Stage) => {
  const growth = large.facts / small.facts;
  say(
    `\nGrowth from ${small.facts.toLocaleString('en')} to ${large.facts.toLocaleString('en')} facts (${growth.toFixed(1)}×)`,
  );
  print(['', 'before', 'after', 'time ×', 'answer ×']);
  for (const row of large.rows) {
    const before = small.rows.find(({ name }) => name === row.name);
    if (!before) continue;
    print([
      row.name,
      ms(before.alone),
      ms(row.alone),
      (row.alone / before.alone).toFixed(1),
      (row.bytes / before.bytes).toFixed(1),
    ]);
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
      .filter((load) => load.connections === AIM_CONNECTIONS && load.p99 > P99_AIM_MS && name !== 'sign-in')
      .map(({ p99 }) => `${name} (${p99} ms)`),
  );
  if (slow.length > 0)
    say(`\nAbove ${P99_AIM_MS} ms at p99 with ${AIM_CONNECTIONS} connections: ${slow.join(', ')}`);
  return measured;
};

try {
  say(`${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}; Node ${process.version}`);
  const reads = only === 'ingest' ? [] : await measureReads();
  const ingest = only === 'reads' ? undefined : await measureIngest(server, Math.min(...stages));
  const file = join(cache, `api-${profile}.json`);
  await writeFile(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), seconds, stages: reads, ingest }, null, 2)}\n`,
  );
  say(`All figures are in ${file}`);
} finally {
  await server.cluster.stop();
}
