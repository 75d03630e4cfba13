import { once } from 'node:events';
import { createReadStream, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ADMIN_KEY_HEADER, openAdminKey } from '../src/access/operator/admin-key.ts';
import { addDays, type Day } from '../src/platform/calendar.ts';
import { writeReport } from './ingest.ts';
import { timeOf } from './load.ts';
import { printLine } from './print-line.ts';
import { type Call, callOf, signIn } from './scenarios.ts';
import { startServerProcess } from './server-process.ts';

const SITE = 'aurora.localhost';
const MANAGER = 'manager@aurora.example';
/** How long the reads are measured without an ingest. */
const IDLE_SECONDS = 20;
/** The wait from one read to the next. */
const PAUSE_MS = 50;
const TARGET_MS = 1_000;

type Waits = { name: string; idle: number[]; busy: number[]; failed: number };

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** Makes the demo in a data directory that later runs use again. */
const openDemo = async (cache: string) => {
  const directory = join(cache, 'embedded-demo');
  if (!existsSync(directory)) {
    printLine('  Creating the demo on the embedded database takes minutes.');
    await (await startServerProcess({ DEMO: '1', DATA_DIR: directory })).stop();
  }
  const copy = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  cpSync(directory, copy, { recursive: true });
  return copy;
};

/** Sends a file without the timeout of `fetch`, which ends an ingest on a busy machine. */
const sendFile = async (
  url: string,
  { headers, path }: { headers: Record<string, string>; path: string },
) => {
  const sent = request(url, { method: 'POST', headers });
  const replied = once(sent, 'response') as Promise<[IncomingMessage]>;
  await pipeline(createReadStream(path), sent);
  const [reply] = await replied;
  return { status: reply.statusCode, body: await text(reply) };
};

type ReadOptions = { phase: 'idle' | 'busy'; callOf: (path: string) => Call };

/** Reads again and again until it is stopped. */
const startReading = (url: string, waits: readonly Waits[], options: ReadOptions) => {
  const stopped = new AbortController();
  const readers = waits.map(async (each) => {
    while (!stopped.signal.aborted) {
      const start = performance.now();
      // A read that waits for too long is refused.
      await timeOf(url, options.callOf(each.name)).catch(() => (each.failed += 1));
      each[options.phase].push(performance.now() - start);
      await delay(PAUSE_MS);
    }
  });
  return async () => {
    stopped.abort();
    await Promise.all(readers);
  };
};

/** Measures how long reads wait for the embedded database while a million rows are ingested, beside an idle server. */
export const measureEmbeddedIngest = async (cache: string) => {
  const dataDir = await openDemo(cache);
  const process = await startServerProcess({ DATA_DIR: dataDir });
  try {
    const caller = await signIn(process.url, SITE, MANAGER);
    const get = (path: string) => callOf(caller, { method: 'GET', path });
    const read = async (path: string) => {
      const { method, headers } = get(path);
      const reply = await fetch(process.url + get(path).path, { method, headers });
      // The response comes from our own server.
      return (await reply.json()) as { items: { youtube_id: string; status: number }[]; latest_day: Day };
    };
    const { items } = await read('/channel/list?size=100');
    const today = new Date().toISOString().slice(0, 10) as Day;
    const day = addDays(today, -400);
    const file = join(dataDir, 'ingest.csv');
    await writeReport(file, {
      date: day.replaceAll('-', ''),
      channels: items.filter(({ status }) => status === 2).map(({ youtube_id: id }) => id),
    });
    const summary = `/report/summary?from=${addDays(today, -30)}&to=${addDays(today, -3)}&compare=none`;
    const waits: Waits[] = ['/member/me', summary].map((name) => ({
      name,
      idle: [],
      busy: [],
      failed: 0,
    }));
    let stop = startReading(process.url, waits, { phase: 'idle', callOf: get });
    await delay(IDLE_SECONDS * 1_000);
    await stop();
    stop = startReading(process.url, waits, { phase: 'busy', callOf: get });
    const started = performance.now();
    const reply = await sendFile(
      `${process.url}/api/operator/ingest?name=content_owner_basic_a4_${day}.csv`,
      {
        headers: { [ADMIN_KEY_HEADER]: await openAdminKey(dataDir), 'content-type': 'text/csv' },
        path: file,
      },
    );
    await stop();
    if (reply.status !== 200) throw new Error(`The ingest returned ${reply.status}: ${reply.body}`);

    printLine('\nIngest of a million rows on the embedded database');
    const seconds = (performance.now() - started) / 1_000;
    printLine(`  ${seconds.toFixed(0)} s, load average ${loadavg()[0]?.toFixed(1)}`);
    for (const { name, idle, busy, failed } of waits) {
      const line = (times: readonly number[]) =>
        `longest ${Math.max(...times).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms, ${times.length} reads`;
      printLine(`  ${name.split('?')[0]}: ${line(busy)}; idle: ${line(idle)}; ${failed} refused`);
    }
    const longest = Math.max(...waits.flatMap(({ busy }) => busy));
    if (longest > TARGET_MS) printLine(`  A read waited longer than ${TARGET_MS} ms.`);
    return waits;
  } finally {
    await process.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
