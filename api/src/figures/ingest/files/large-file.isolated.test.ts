import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { readBytes } from '../../../platform/csv/byte-stream.ts';
import { createFactCollector, type FactCollectorOptions } from './fact-collector.ts';
import { mapHeader } from './header.ts';
import { MalformedFileError } from '../../../platform/csv/file-error.ts';
import { createEmptyRow, fillRow } from '../../../platform/csv/row-cells.ts';
import { readReportFile } from './report-file.ts';
import { allFactsOf, readFacts } from '../testing/read-facts.ts';
import { basicCsv, type Cells } from '../testing/report-csv.ts';

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
  const file = await readReportFile(Readable.from([Buffer.from(content)]), { name: 'report.csv', now });
  const { pieces } = await file.facts(allFactsOf(file));
  const facts = await readFacts(pieces);
  await file.remove();
  const views = facts.reduce((sum, fact) => sum + Number(fact.split(',')[4]), 0);
  return { views, facts: facts.length, rows: file.rows, channels: file.channels.length };
};

test('T-65 a large file is checked in a worker thread and summed, also with gzip and late quotes', async () => {
  const content = basicCsv(rows);

  assert.ok(content.length > 2 * 1024 * 1024);
  const expected = { views: ROWS, facts: 12_000, rows: ROWS, channels: 3 };
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
      {
        path: 'line 20001, column 10 (views)',
        code: 'bad_number',
        message: 'Not a whole number.',
        line: 20_001,
        column: 'views',
        value: 'x',
      },
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
    readReportFile(Readable.from(broken()), { name: 'report.csv', now }),
    /the connection is gone/,
  );
  assert.deepEqual(readdirSync(directory), []);
});

test('T-27 unpacking stops when a file exceeds its size limit', async () => {
  const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024, '0'));
  const { blocks } = readBytes(Readable.from([bomb]), 1024 * 1024);
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
    claims: new Map([
      ['UClarge1', [{ accountId: SOME_ID, channelId: SOME_ID, from: '0001-01-01', until: '9999-12-31' }]],
    ]),
    days: new Set(['2026-11-18']),
    owner: '',
    version: 0,
  };
  const factsOf = async (content: string) => {
    const file = await readReportFile(Readable.from([Buffer.from(content)]), { name: 'report.csv', now });
    const { pairs, pieces, summary } = await file.facts(places);
    const bytes: Uint8Array[] = [];
    for await (const piece of pieces) bytes.push(piece);
    await file.remove();
    return { summary: { pairs, ...summary() }, bytes: Buffer.concat(bytes) };
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
      readReportFile(Readable.from([Buffer.from(content)]), { name: 'report.csv', now }),
      (error) =>
        error instanceof MalformedFileError &&
        ['row_too_long', 'ragged_row', 'bad_quotes'].includes(error.errors[0]?.code ?? ''),
    );
});

const sumOf = async (csv: string, options: FactCollectorOptions) => {
  const [header = '', ...lines] = csv.split('\n').filter(Boolean);
  const collector = createFactCollector(mapHeader(header.split(','), 'report.csv'), '2026-11-22', options);
  for (const [index, line] of lines.entries())
    assert.equal(collector.take(fillRow(createEmptyRow(), index + 2, line.split(','))), undefined);
  const summary = collector.summary();
  const { pieces } = collector.facts(allFactsOf(summary));
  return { parts: summary.parts, facts: await readFacts([...pieces].map(({ bytes }) => bytes)) };
};

test('T-65 createFactCollector sums a daily report of more facts than its limit in parts, each video in one of them', async () => {
  const csv = basicCsv(
    Array.from({ length: 200 }, (_, index) => ({
      date: '20261118',
      channel_id: 'UCone',
      video_id: `video-${index % 50}`,
      views: '2',
      country_code: index % 100 < 50 ? 'KR' : 'US',
    })),
  );
  const { facts: whole } = await sumOf(csv, {});

  const first = await sumOf(csv, { mostFacts: 30 });
  const { parts } = first;
  const others = Array.from({ length: parts - 1 }, (_, index) =>
    sumOf(csv, { mostFacts: 30, part: { index: index + 1, of: parts } }),
  );

  assert.ok(parts >= 4, `${parts} parts`);
  assert.ok(first.facts.length < 30);
  assert.equal(whole.length, 100);
  assert.deepEqual(
    [first, ...(await Promise.all(others))].flatMap(({ facts }) => facts).toSorted(),
    whole.toSorted(),
  );
});

test('T-65 createFactCollector checks the rows of all parts when it sums the first one', () => {
  const [header = '', ...lines] = basicCsv(
    Array.from({ length: 40 }, (_, index) => ({
      date: '20261118',
      channel_id: 'UCone',
      video_id: `video-${index}`,
      views: 'x',
    })),
  )
    .split('\n')
    .filter(Boolean);
  const collector = createFactCollector(mapHeader(header.split(','), 'report.csv'), '2026-11-22', {
    part: { index: 0, of: 4 },
  });

  const refused = lines.filter(
    (line, index) => collector.take(fillRow(createEmptyRow(), index + 2, line.split(',')))?.length === 1,
  );

  assert.equal(refused.length, 40);
});
