import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { bytesOf } from './byte-stream.ts';
import { factSink } from './fact-sink.ts';
import { mapHeader } from './header.ts';
import { MalformedFileError } from './malformed.ts';
import { emptyRow, fillRow } from './row-cells.ts';
import { spoolFile } from './spool.ts';
import { BASIC_COLUMNS, basicCsv, type Cells } from './testing/report-csv.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ROWS = 24_000;
const SOME_ID = '00000000-0000-4000-8000-000000000001';
/** Large enough to be checked in a worker thread. */
const rows = Array.from({ length: ROWS }, (_, index): Cells => ({
  date: '20261118',
  channel_id: `UClarge${index % 3}`,
  video_id: `video-${index % 4_000}`,
  country_code: index % 2 ? 'KR' : 'US',
  views: '1',
}));

const inOwnDirectory = (t: TestContext) => {
  const { TMPDIR } = process.env;
  const directory = mkdtempSync(join(tmpdir(), 'portal-test-'));
  process.env['TMPDIR'] = directory;
  t.after(() => {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
    rmSync(directory, { recursive: true, force: true });
  });
  return directory;
};

const viewsOf = async (content: string | Buffer) => {
  const file = await spoolFile(Readable.from([Buffer.from(content)]), { name: 'report.csv', now });
  let views = 0;
  let lines = 0;
  for await (const piece of file.lines)
    for (const line of piece.split('\n').filter(Boolean)) {
      lines += 1;
      views += Number(line.split(',')[4]);
    }
  await file.remove();
  return { views, lines, rows: file.rows, channels: file.channels.length };
};

test('T-65 a large file is checked in a worker thread and summed, also with gzip and late quotes', async () => {
  const content = basicCsv(rows);

  assert.ok(content.length > 2 * 1024 * 1024);
  const expected = { views: ROWS, lines: 12_000, rows: ROWS, channels: 3 };
  assert.deepEqual(await viewsOf(content), expected);
  assert.deepEqual(await viewsOf(gzipSync(content)), expected);
  // From the first quote on, the CSV parser replaces the byte scanner.
  assert.deepEqual(
    await viewsOf(
      `${content}${basicCsv(rows.slice(0, 10), { isQuoted: true }).split('\n').slice(1).join('\n')}`,
    ),
    {
      ...expected,
      views: ROWS + 10,
      rows: ROWS + 10,
    },
  );
});

test('T-65 an error far into a large file is reported with its line, and no temporary file remains', async (t) => {
  const directory = inOwnDirectory(t);
  const lines = basicCsv(rows).split('\n');
  lines[20_000] = (lines[20_000] ?? '').replace(
    'on_demand,not_subscribed,KR,0,1',
    'on_demand,not_subscribed,KR,0,x',
  );

  await assert.rejects(viewsOf(lines.join('\n')), (error) => {
    assert.ok(error instanceof MalformedFileError);
    assert.deepEqual(error.errors, [
      { path: 'line 20001, column 10 (views)', code: 'bad_number', message: 'Not a whole number.' },
    ]);
    return true;
  });
  assert.deepEqual(readdirSync(directory), []);
});

test('T-52 no temporary file remains when the client of a large file disconnects', async (t) => {
  const directory = inOwnDirectory(t);
  const content = Buffer.from(basicCsv(rows));
  const broken = async function* () {
    yield content.subarray(0, 1_500_000);
    yield content.subarray(1_500_000, 1_900_000);
    throw new Error('the connection is gone');
  };

  await assert.rejects(
    spoolFile(Readable.from(broken()), { name: 'report.csv', now }),
    /the connection is gone/,
  );
  assert.deepEqual(readdirSync(directory), []);
});

test('T-27 unpacking stops when a file exceeds its size limit', async () => {
  const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024, '0'));
  const { blocks } = bytesOf(Readable.from([bomb]), 1024 * 1024);
  let most = 0;

  await assert.rejects(
    async () => {
      for await (const block of blocks) most += block.length;
    },
    (error) => error instanceof MalformedFileError && error.errors[0]?.code === 'too_large',
  );
  assert.ok(most <= 1024 * 1024);
});

test('a worker thread returns the same facts as a check in the main thread', async () => {
  const places = {
    claims: new Map([['UClarge1', { accountId: SOME_ID, channelId: SOME_ID, earnsFrom: null }]]),
    days: new Set(['2026-11-18']),
    owner: '',
    version: 0,
  };
  const factsOf = async (content: string) => {
    const file = await spoolFile(Readable.from([Buffer.from(content)]), { name: 'report.csv', now });
    const { summary, pieces } = await file.facts(places);
    const bytes: Uint8Array[] = [];
    for await (const piece of pieces) bytes.push(piece);
    await file.remove();
    return { summary, bytes: Buffer.concat(bytes) };
  };
  const [large, small] = [basicCsv(rows), basicCsv(rows.filter((_, index) => index % 3 === 1))];

  assert.ok(large.length > 1024 * 1024 && small.length < 1024 * 1024);
  const inThread = await factsOf(large);
  assert.equal(inThread.summary.count, 4_000);
  assert.deepEqual(inThread, await factsOf(small));
});

test('T-65 a row without an end is refused instead of being buffered', async () => {
  const endless = `${basicCsv([])}${'7,'.repeat(400_000)}`;

  for (const content of [endless, `${basicCsv([])}"${'7'.repeat(800_000)}`])
    await assert.rejects(
      spoolFile(Readable.from([Buffer.from(content)]), { name: 'report.csv', now }),
      (error) =>
        error instanceof MalformedFileError &&
        ['row_too_long', 'ragged_row', 'bad_quotes'].includes(error.errors[0]?.code ?? ''),
    );
});

test('T-65 factSink writes facts out beyond its limit and reports that its sums are incomplete', () => {
  const header = mapHeader([...BASIC_COLUMNS], 'report.csv');
  const sink = factSink(header, '2026-11-22', 2);
  const cellsOf = (video: string) =>
    basicCsv([{ date: '20261118', channel_id: 'UCone', video_id: video, views: '2' }])
      .split('\n')[1]
      ?.split(',') ?? [];
  const written: string[] = [];
  for (const video of ['a', 'b', 'a', 'c']) {
    assert.equal(sink.take(fillRow(emptyRow(), 2, cellsOf(video))), undefined);
    written.push(...sink.drain());
  }
  written.push(...sink.lines());

  const lines = written.join('').split('\n').filter(Boolean);
  assert.deepEqual(
    lines.map((line) => line.split(',').slice(2, 5).join(',')),
    ['"a",KR,2', '"b",KR,2', '"a",KR,2', '"c",KR,2'],
  );
  assert.equal(sink.summary().isComplete, false);
});
