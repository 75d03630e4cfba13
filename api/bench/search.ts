import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE_SIZE, listSearches } from '../src/content/music/search/testing/generate-catalogue.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { type BenchServer, openEmpty } from './data.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { measureLoad, timeOf } from './load.ts';
import { emailsIn } from './people.ts';
import { printLine } from './print-line.ts';
import { callOf, signIn } from './scenarios.ts';
import { startServerProcess } from './server-process.ts';

/** The targets at p99. */
const EMBEDDED_TARGET_MS = 100;
const POSTGRES_TARGET_MS = 30;
const BUSY_TARGET_MS = 50;
const BUSY_CONNECTIONS = 16;
const ROUNDS = 3;
const PAGE_SIZE = 20;
/** The first page of the whole catalogue and the last one, for which all others are skipped. */
const LIST_PAGES = [0, Math.floor(CATALOGUE_SIZE / PAGE_SIZE)];
const LIST_ROUNDS = 10;

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;

type Target = { name: string; environment: Record<string, string>; targetMs: number; isServer: boolean };

const measureSearches = async (
  { name, environment, targetMs, isServer }: Target,
  manager: { domain: string; email: string },
  seconds: number,
) => {
  const api = await startServerProcess(environment);
  try {
    const caller = await signIn(api.url, manager.domain, manager.email);
    const control = callOf(caller, { method: 'GET', path: '/member/me' });
    const searches = listSearches().map(({ search, isrc }) => ({
      isrc,
      search,
      call: callOf(caller, {
        method: 'GET',
        path: `/music/tracks?${String(new URLSearchParams({ search }))}`,
      }),
    }));
    const missed: string[] = [];
    for (const { search, isrc, call } of searches) {
      const reply = await fetch(api.url + call.path, { headers: call.headers });
      if (!reply.ok) throw new Error(`The search for ${search} returned ${reply.status}.`);
      // The response comes from our own server; a missing list fails here.
      const { items } = (await reply.json()) as { items: { isrc: string }[] };
      if (!items.some((item) => item.isrc === isrc)) missed.push(search);
    }
    const times: number[] = [];
    const controls: number[] = [];
    let slowest = { milliseconds: 0, search: '' };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { search, call } of searches) {
        const { milliseconds } = await timeOf(api.url, call);
        times.push(milliseconds);
        if (milliseconds > slowest.milliseconds) slowest = { milliseconds, search };
        controls.push((await timeOf(api.url, control)).milliseconds);
      }
    const ratio = percentile(times, 0.5) / percentile(controls, 0.5);
    printLine(
      `${name}: recall ${(100 - (missed.length / searches.length) * 100).toFixed(1)} %; one caller p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms (target ${targetMs}); member/me p50 ${percentile(controls, 0.5).toFixed(1)} ms, p99 ${percentile(controls, 0.99).toFixed(1)} ms; ratio of medians ${ratio.toFixed(2)}`,
    );
    printLine(`  slowest: ${slowest.search}, ${slowest.milliseconds.toFixed(1)} ms`);
    if (missed.length > 0) printLine(`  missed: ${missed.join(' · ')}`);
    for (const page of LIST_PAGES) {
      const call = callOf(caller, { method: 'GET', path: `/music/tracks?size=${PAGE_SIZE}&page=${page}` });
      const turns: number[] = [];
      for (let round = 0; round < LIST_ROUNDS; round += 1)
        turns.push((await timeOf(api.url, call)).milliseconds);
      printLine(
        `  page ${page + 1} of the whole catalogue: p50 ${percentile(turns, 0.5).toFixed(0)} ms, ${(percentile(turns, 0.5) / percentile(controls, 0.5)).toFixed(0)} times member/me`,
      );
    }
    if (!isServer) return;
    const busy = { url: api.url, connections: BUSY_CONNECTIONS, seconds, pids: [api.pid] };
    const load = await measureLoad({ ...busy, calls: searches.map(({ call }) => call) });
    const idle = await measureLoad({ ...busy, calls: [control] });
    printLine(
      `  ${BUSY_CONNECTIONS} callers: p50 ${load.p50} ms, p99 ${load.p99} ms (target ${BUSY_TARGET_MS}), ${load.perSecond.toFixed(0)} a second, ${load.failed} failed; member/me p99 ${idle.p99} ms`,
    );
  } finally {
    await api.stop();
  }
};

/** Measures the searches of a real-sized catalogue on both databases; both are kept for the next run. */
export const measureSearch = async (server: BenchServer, seconds: number) => {
  const embedded = join(server.cache, 'search-embedded');
  const isNew = !existsSync(embedded);
  mkdirSync(embedded, { recursive: true });
  if (isNew) printLine('  Filling the embedded database takes minutes.');
  const onDisk = await openDatabase({ directory: join(embedded, 'embedded') });
  await fillCatalogue(onDisk, embedded);
  const { domain, manager: email } = await emailsIn(onDisk);
  await onDisk.close();
  await measureSearches(
    { name: 'embedded', environment: { DATA_DIR: embedded }, targetMs: EMBEDDED_TARGET_MS, isServer: false },
    { domain, email },
    seconds,
  );

  const opened = await openEmpty(server, 'search');
  await fillCatalogue(opened.database, opened.dataDir);
  await opened.database.close();
  const environment = { DATABASE_URL: opened.url, DATABASE_POOL: '16', DATA_DIR: opened.dataDir };
  await measureSearches(
    { name: 'PostgreSQL', environment, targetMs: POSTGRES_TARGET_MS, isServer: true },
    { domain, email },
    seconds,
  );
};
