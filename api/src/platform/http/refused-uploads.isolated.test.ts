import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { test } from 'node:test';
import { startServerProcess } from '../testing/server-process.ts';
import { copyTemplateDatabase } from '../testing/template-database.ts';
import { cleanUp } from '../testing/clean-up.ts';

/** Longer than an unread body is read on after its response. */
const AFTER_LINGER_MS = 2_500;
/** Much more than the buffers of a connection hold, so that most of it is unsent when the first bytes are refused. */
const MANY_LINES = 100_000;

const repeat = (line: (index: number) => string, count = MANY_LINES) =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');
const padding = Buffer.alloc(12 * 1024 * 1024, 'a').toString();

const catalogue = 'isrc,title,artist,category,duration\n';
const badTrack = (index: number) => `USX4G26${String(index).padStart(5, '0')},"T ""${index}"", x",A,bgm,60`;
const goodTrack = (index: number) => `KRX4G26${String(index).padStart(5, '0')},"T ""${index}"", x",A,bgm,60`;
const report = 'date,channel_id,video_id,claimed_status,uploader_type,country_code,views\n';

/** Each upload route, with files that are refused when their beginning, their middle or their end is read. */
const uploads: readonly [title: string, path: string, body: string, type?: string][] = [
  ['a catalogue without its columns', 'music?name=a.csv', `a,b\n${repeat(() => 'x,y')}`],
  ['a catalogue with 15,000 bad lines', 'music?name=a.csv', catalogue + repeat(badTrack, 15_000)],
  ['a catalogue with many bad lines', 'music?name=a.csv', catalogue + repeat(badTrack)],
  ['a catalogue whose last line is bad', 'music?name=a.csv', `${catalogue + repeat(goodTrack)}x\n`],
  ['a report without its columns', 'ingest?name=a.csv', `a,b\n${repeat(() => 'x,y')}`],
  ['a report with bad lines', 'ingest?name=a.csv', report + repeat(() => 'x,y,z,,,,')],
  ['rates with bad lines', 'rates', `day,rate\n${repeat(() => 'x,y')}`],
  ['rates of too many days', 'rates', `day,rate\n${repeat(() => '2026-01-01,1400')}`],
  ['a cover that is too large', 'music/covers?name=a.png', padding],
  ['a logo that is too large', 'site/pictures?kind=logo&name=a.png', padding],
  ['an archive that is none', 'builds', padding, 'application/x-tar'],
];

test(
  'T-27 refused uploads are responded to with their errors, and the server goes on',
  { timeout: 120_000 },
  async (t) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-uploads-'));
    cleanUp(t, () => rm(dataDir, { recursive: true, force: true }));
    await copyTemplateDatabase(join(dataDir, 'embedded'));
    const server = await startServerProcess({ DATA_DIR: dataDir });
    cleanUp(t, () => server.stop());
    const key = (await readFile(join(dataDir, 'admin-key'), 'utf8')).trim();

    const send = (path: string, body: string, type = 'text/csv') =>
      new Promise<{ status: number | undefined; problem: Record<string, unknown[]> }>((resolve, reject) => {
        const sent = request(`${server.address}/api/operator/${path}`, {
          method: 'POST',
          headers: { 'x-admin-key': key, 'content-type': type, 'content-length': Buffer.byteLength(body) },
        });
        sent.once('response', async (response) => {
          const problem = (await json(response)) as Record<string, unknown[]>;
          resolve({ status: response.statusCode, problem });
          // A client that stops sending, as browsers and the command line do after the response.
          sent.destroy();
        });
        sent.once('error', reject);
        sent.end(body);
      });

    for (const [title, path, body, type] of uploads) {
      await t.test(`${title} is refused with 422 and its first errors`, async () => {
        const { status, problem } = await send(path, body, type);

        assert.equal(status, 422, JSON.stringify(problem).slice(0, 300));
        assert.ok(((problem.file_errors ?? problem.errors)?.length ?? 0) > 0);
      });
    }

    await t.test('the server goes on when clients disconnect before they are refused', async () => {
      for (const [, path, body, type] of uploads) {
        const sent = request(`${server.address}/api/operator/${path}`, {
          method: 'POST',
          headers: {
            'x-admin-key': key,
            'content-type': type ?? 'text/csv',
            'content-length': 2 * body.length,
          },
        });
        sent.once('error', () => {}); // The test itself destroys it.
        sent.write(body.slice(0, body.length / 2));
        await delay(50);
        sent.destroy();
      }
      await delay(AFTER_LINGER_MS);

      assert.equal((await fetch(`${server.address}/healthz`)).status, 200);
      assert.equal(server.child.exitCode, null);
    });
  },
);
