import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countFacts, daysIn, fillDays, openBenchDatabase } from './data.ts';
import { type Load, measureAlone, measureLoad } from './load.ts';
import { emailsIn } from './people.ts';
import { createRecorder, measureInPsql } from './psql.ts';
import { say } from './say.ts';
import { loginOf, type Scenario, scenariosOf } from './scenarios.ts';
import { startServerProcess } from './server-process.ts';

const { values } = parseArgs({
  options: {
    profile: { type: 'string', default: 'large' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '1,16,64' },
    days: { type: 'string', default: '20,200' },
  },
});
const profile = values.profile === 'demo' ? 'demo' : 'large';
const seconds = Number(values.seconds);
const connections = values.connections.split(',').map(Number);
/** History of a tenth, and all of it. */
const stages = values.days.split(',').map(Number);
const cache = join(import.meta.dirname, '../../.cache/bench');
/** What reads should stay under with 16 connections. */
const P99_AIM_MS = 50;

type Row = { name: string; alone: number; sql: number | undefined; bytes: number; loads: Load[] };
type Stage = { facts: number; rows: Row[] };

const ms = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(value < 10 ? 1 : 0));
const print = (cells: string[]) =>
  say(cells.map((cell, index) => (index === 0 ? cell.padEnd(22) : cell.padStart(10))).join(''));

const { cluster, database, dataDir } = await openBenchDatabase(
  cache,
  profile,
  process.env['BENCH_DATABASE_URL'],
);

const signIn = async (url: string, domain: string, email: string) => {
  const { path, headers, body } = loginOf(domain, email);
  const reply = await fetch(url + path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });
  // The answer of our own server; anything else fails at the next line.
  const answer = (await reply.json()) as { token?: string };
  if (!answer.token) throw new Error(`The sign-in is answered with ${reply.status}.`);
  const cookie = reply.headers
    .getSetCookie()
    .map((text) => text.split(';')[0] ?? '')
    .join('; ');
  return { domain, token: answer.token, cookie };
};

const measureStage = async (isLast: boolean): Promise<Stage> => {
  const facts = await countFacts(database);
  const people = await emailsIn(database);
  const server = await startServerProcess({
    DATABASE_URL: cluster.url,
    DATABASE_POOL: '16',
    DATA_DIR: dataDir,
  });
  const recorder = await createRecorder(database, dataDir);
  try {
    const caller = await signIn(server.url, people.domain, people.manager);
    const scenarios = scenariosOf(caller, await daysIn(database), people.all);
    say(`\n${facts.toLocaleString('en')} facts`);
    print([
      'ms',
      'SQL alone',
      'alone',
      ...connections.flatMap((count) => [`p50 c=${count}`, `p99 c=${count}`, 'req/s']),
    ]);
    const rows: Row[] = [];
    for (const scenario of scenarios)
      rows.push(await measure(scenario, { url: server.url, recorder, isLast }));
    return { facts, rows };
  } finally {
    await recorder.close();
    await server.stop();
  }
};

type Tools = { url: string; recorder: Awaited<ReturnType<typeof createRecorder>>; isLast: boolean };

const measure = async ({ name, calls }: Scenario, { url, recorder, isLast }: Tools): Promise<Row> => {
  const [first] = calls;
  if (!first) throw new Error(`There is nothing to call for ${name}.`);
  const sql = measureInPsql(cluster.url, await recorder.record(first));
  const { median, bytes } = await measureAlone(url, calls);
  const loads: Load[] = [];
  for (const count of isLast ? connections : [])
    loads.push(await measureLoad({ url, calls, connections: count, seconds }));
  print([
    name,
    ms(sql),
    ms(median),
    ...loads.flatMap((load) => [ms(load.p50), ms(load.p99), load.perSecond.toFixed(0)]),
    ...loads.filter(({ failed }) => failed > 0).map(({ failed }) => `${failed} failed`),
  ]);
  return { name, alone: median, sql, bytes, loads };
};

const printGrowth = (small: Stage, large: Stage) => {
  const growth = large.facts / small.facts;
  say(
    `\nGrowth from ${small.facts.toLocaleString('en')} to ${large.facts.toLocaleString('en')} facts (${growth.toFixed(1)}×)`,
  );
  print(['', 'ms before', 'ms after', 'time ×', 'answer ×']);
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

try {
  say(`${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}; Node ${process.version}`);
  const measured: Stage[] = [];
  for (const [index, days] of stages.entries()) {
    await fillDays(database, { profile, dataDir, days });
    measured.push(await measureStage(index === stages.length - 1));
  }
  const [small, large] = [measured[0], measured.at(-1)];
  if (small && large && small !== large) printGrowth(small, large);
  const slow = (large?.rows ?? []).flatMap(({ name, loads }) =>
    loads
      .filter((load) => load.connections === 16 && load.p99 > P99_AIM_MS && name !== 'sign-in')
      .map(({ p99 }) => `${name} (${p99} ms)`),
  );
  say(slow.length > 0 ? `\nAbove ${P99_AIM_MS} ms at p99 with 16 connections: ${slow.join(', ')}` : '');
  const file = join(cache, `api-${profile}.json`);
  await writeFile(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), seconds, stages: measured }, null, 2)}\n`,
  );
  say(`All figures are in ${file}`);
} finally {
  await database.close();
  await cluster.stop();
}
