import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import autocannon from 'autocannon';
import { ADMIN_KEY_HEADER, openAdminKey } from '../src/access/operator/admin-key.ts';
import { addDays } from '../src/platform/calendar.ts';
import { basicHeader } from '../demo/figures/report-rows.ts';
import { type BenchServer, daysIn, openScratch } from './data.ts';
import { emailsIn } from './people.ts';
import { peakMemory, processorTime, serverPid } from './processor-time.ts';
import { printLine } from './print-line.ts';
import { type Call, callOf, signIn } from './scenarios.ts';
import { startServerProcess } from './server-process.ts';

const ROWS = 1_000_000;
const VIDEOS = 100_000;
const COUNTRIES = ['KR', 'JP', 'US', 'TW', 'TH'];
/** The concurrent read load, about that of a few hundred users. */
const READS_PER_SECOND = 50;
const READERS = 4;
/** The maximum duration of the read load. */
const MAX_READ_SECONDS = 600;

const columns = basicHeader.split(',');
const statuses = ['subscribed', 'not_subscribed'];

const rowOf = (index: number, { date, channels }: { date: string; channels: readonly string[] }) => {
  const perVideo = ROWS / VIDEOS;
  const video = Math.floor(index / perVideo);
  const place = index % perVideo;
  const views = 1 + ((index * 7_919) % 4_000);
  const cells: Record<string, string> = {
    date,
    channel_id: channels[video % channels.length] ?? '',
    video_id: `new-${String(video).padStart(7, '0')}`,
    claimed_status: 'claimed',
    uploader_type: 'self',
    live_or_on_demand: 'on_demand',
    subscribed_status: statuses[place % 2] ?? '',
    country_code: COUNTRIES[Math.floor(place / 2)] ?? '',
    views: String(views),
    engaged_views: String(Math.floor(views * 0.7)),
    red_views: String(Math.floor(views / 5)),
    watch_time_minutes: (views * 0.31).toFixed(4),
    red_watch_time_minutes: (views * 0.06).toFixed(4),
    average_view_duration_seconds: '18.6',
    average_view_duration_percentage: '87.31',
  };
  return `${columns.map((name) => cells[name] ?? '0').join(',')}\n`;
};

/** Writes a report of one day with new videos, unsorted like YouTube's. */
export const writeReport = async (path: string, options: { date: string; channels: readonly string[] }) => {
  const output = createWriteStream(`${path}.part`);
  let block = `${columns.join(',')}\n`;
  for (let index = 0; index < ROWS; index += 1) {
    // The step is coprime to the number of rows, so every row is visited once.
    block += rowOf((index * 618_033) % ROWS, options);
    if (block.length < 1 << 18) continue;
    if (!output.write(block)) await once(output, 'drain');
    block = '';
  }
  output.end(block);
  await finished(output);
  renameSync(`${path}.part`, path);
};

/** Sends requests at a constant rate until it is stopped. */
const startReadLoad = (url: string, call: Call) => {
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const load = autocannon(
    {
      url,
      requests: [{ ...call }],
      duration: MAX_READ_SECONDS,
      timeout: 30,
      connections: READERS,
      overallRate: READS_PER_SECOND,
    },
    (error: Error | null, result) => (error ? reject(error) : resolve(result)),
  );
  return {
    stop() {
      load.stop();
      return promise;
    },
  };
};

/** Measures an ingest over HTTP, like the operator's command, under a concurrent read load. */
export const measureIngest = async (server: BenchServer, days: number) => {
  const { url, database, dataDir } = await openScratch(server, days);
  const process = await startServerProcess({ DATABASE_URL: url, DATABASE_POOL: '16', DATA_DIR: dataDir });
  try {
    const people = await emailsIn(database);
    const period = await daysIn(database);
    const channels = await database.db.selectFrom('channel').select('youtube_id').orderBy('id').execute();
    const day = addDays(period.first, -1);
    const path = join(server.cache, `ingest-${day}.csv`);
    if (!existsSync(path))
      await writeReport(path, {
        date: day.replaceAll('-', ''),
        channels: channels.map(({ youtube_id: id }) => id),
      });
    const caller = await signIn(process.url, people.domain, people.manager);
    const summary = callOf(caller, {
      method: 'GET',
      path: `/report/summary?from=${period.weeks}&to=${period.last}&compare=none`,
    });
    const key = await openAdminKey(dataDir);
    const postgres = server.directory === undefined ? undefined : serverPid(server.directory);
    const timesNow = () => [processorTime(process.pid), postgres ? processorTime(postgres) : 0] as const;

    const reading = startReadLoad(process.url, summary);
    const before = timesNow();
    const reply = await fetch(`${process.url}/api/operator/ingest?name=content_owner_basic_a4_${day}.csv`, {
      method: 'POST',
      headers: { [ADMIN_KEY_HEADER]: key, 'content-type': 'text/csv' },
      // The types of `fetch` lack Node's streams.
      body: createReadStream(path) as unknown as BodyInit,
      duplex: 'half',
    } as RequestInit);
    const text = await reply.text();
    if (!reply.ok) throw new Error(`The ingest returned ${reply.status}: ${text}`);
    const after = timesNow();
    const { latency, requests, non2xx, errors } = await reading.stop();
    // The response comes from our own server.
    const { result } = JSON.parse(text) as { result: { milliseconds: number; facts: number } };
    const seconds = result.milliseconds / 1_000;
    const processorSeconds = (index: 0 | 1) => ((after[index] - before[index]) / 1_000).toFixed(1);
    printLine(`\nIngest: ${ROWS.toLocaleString('en')} rows of ${columns.length} columns, all videos new`);
    printLine(
      `  ${seconds.toFixed(1)} s, ${Math.round(ROWS / seconds).toLocaleString('en')} rows/s, ${result.facts.toLocaleString('en')} facts`,
    );
    printLine(
      `  processor seconds: server ${processorSeconds(0)}, PostgreSQL ${postgres ? processorSeconds(1) : '–'}`,
    );
    printLine(`  the server's peak memory: ${peakMemory(process.pid).toFixed(0)} MB`);
    printLine(
      `  concurrent summaries: p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${requests.total} requests, ${non2xx + errors} failed`,
    );
    return { seconds, facts: result.facts, memory: peakMemory(process.pid), p99: latency.p99 };
  } finally {
    await process.stop();
    await database.close();
  }
};
