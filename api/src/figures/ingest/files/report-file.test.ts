import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { MalformedFileError } from '../../../platform/csv/file-error.ts';
import { readReportFile } from './report-file.ts';
import { allFactsOf, readFacts } from '../testing/read-facts.ts';
import {
  BASIC_COLUMNS,
  basicCsv,
  type Cells,
  claimCsv,
  revenueCsv,
  summaryCsv,
} from '../testing/report-csv.ts';

const now = new Date('2026-11-21T12:00:00Z');
const row: Cells = { date: '20261118', channel_id: 'UCone', video_id: 'video-one-1', views: '7' };

/** The file as a stream with pieces of the given length. */
const streamOf = (content: string | Buffer, size = 11) => {
  const bytes = Buffer.from(content);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return Readable.from(pieces, { objectMode: false });
};

const factsOf = async (content: string | Buffer, { name = 'report.csv', size = 11 } = {}) => {
  const file = await readReportFile(streamOf(content, size), { name, now });
  try {
    const { pieces } = await file.facts(allFactsOf(file));
    return { ...file, facts: await readFacts(pieces) };
  } finally {
    await file.remove();
  }
};

const listErrors = async (content: string | Buffer, name?: string) => {
  const error: unknown = await factsOf(content, name === undefined ? {} : { name }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof MalformedFileError, 'the file was accepted');
  return error.errors;
};

test('readReportFile detects the report type, days, channels and rows', async () => {
  const { type, days, rows, facts, channels } = await factsOf(basicCsv([row, { ...row, date: '20261117' }]));

  assert.equal(type, 'content_owner_basic_a4');
  assert.deepEqual(days, ['2026-11-17', '2026-11-18']);
  assert.equal(rows, 2);
  assert.deepEqual(channels, [{ youtubeId: 'UCone', rows: 2 }]);
  assert.equal(facts[1], '2026-11-18,video-one-1,KR,0,7,0,7000000,0,0');
});

test('readReportFile reads the same rows from every CSV dialect, gzip and column order', async () => {
  const rows = [row, { ...row, country_code: '', views: '3.0', red_views: '' }];
  const plain = await factsOf(basicCsv(rows));
  const ways = {
    'byte order mark': basicCsv(rows, { byteOrderMark: '\uFEFF' }),
    'CR LF': basicCsv(rows, { newline: '\r\n' }),
    quotes: basicCsv(rows, { isQuoted: true }),
    'quotes and CR LF': basicCsv(rows, { isQuoted: true, newline: '\r\n' }),
    'no last line end': basicCsv(rows).trimEnd(),
    'blank lines at the end': `${basicCsv(rows)}\n\r\n`,
    gzip: gzipSync(basicCsv(rows)),
    'other order': basicCsv(rows, { columns: BASIC_COLUMNS.toReversed() }),
  };

  for (const [way, content] of Object.entries(ways))
    assert.deepEqual((await factsOf(content)).facts, plain.facts, way);
  assert.match(plain.facts[1] ?? '', /,ZZ,0,3,0,3000000,,/);
});

test('readReportFile reads the same rows for any piece size and column order', async () => {
  const content = fc.shuffledSubarray([...BASIC_COLUMNS], { minLength: BASIC_COLUMNS.length });
  const expected = await factsOf(basicCsv([row, row]));

  await fc.assert(
    fc.asyncProperty(
      content,
      fc.integer({ min: 1, max: 400 }),
      fc.boolean(),
      async (columns, size, isQuoted) => {
        const { facts } = await factsOf(basicCsv([row, row], { columns, isQuoted }), { size });
        assert.deepEqual(facts, expected.facts);
      },
    ),
    { numRuns: 60 },
  );
});

test('readReportFile accepts a header without rows', async () => {
  const { rows, days } = await factsOf(basicCsv([]));

  assert.equal(rows, 0);
  assert.deepEqual(days, []);
});

test('readReportFile reads negative and exponential amounts exactly', async () => {
  const cells = { ...row, estimated_partner_revenue: '-0.000001', estimated_partner_red_revenue: '1.5E-4' };
  const { facts, type } = await factsOf(revenueCsv([cells]));

  assert.equal(type, 'content_owner_estimated_revenue_a1');
  assert.equal(facts[0], '2026-11-18,video-one-1,KR,-1,0,150');
});

const good = basicCsv([row]);
const list = claimCsv([
  { claim_id: 'claim-1', channel_id: 'UCone', video_id: 'video-one-1', asset_id: 'asset' },
]);
const summary = summaryCsv([{ adjustment_type: 'None', engaged_views: '7', partner_revenue: '1' }]);
const refused: [title: string, content: string | Buffer, path: RegExp, code: string][] = [
  ['nothing', '', /^line 1$/, 'empty_file'],
  ['something else', 'a,b\n1,2\n', /^line 1$/, 'unknown_header'],
  ['a page of HTML', '<!doctype html>\n<p>Sign in</p>\n', /^line 1$/, 'unknown_header'],
  ['UTF-16', Buffer.from(`\uFEFF${good}`, 'utf16le'), /^line 1$/, 'bad_encoding'],
  [
    'invalid UTF-8',
    Buffer.concat([Buffer.from(good), Buffer.from([0xc3, 0x28, 0x0a])]),
    /^line \d+$/,
    'bad_encoding',
  ],
  ['a cut gzip file', gzipSync(good.repeat(50)).subarray(0, 60), /^line 1$/, 'bad_gzip'],
  ['a row too short', `${good}20261118,UCone\n`, /^line 3$/, 'ragged_row'],
  ['a row too long', `${good.trimEnd()},1\n`, /^line 2$/, 'ragged_row'],
  ['an incomplete row', good.slice(0, -20), /^line 2$/, 'ragged_row'],
  ['a row of a list too short', `${list}claim-2,Active\n`, /^line 3$/, 'ragged_row'],
  ['a row of a list too long', `${list.trimEnd()},1\n`, /^line 2$/, 'ragged_row'],
  ['a row of an owner’s month too short', `${summary}None,7\n`, /^line 3$/, 'ragged_row'],
  ['a row of an owner’s month too long', `${summary.trimEnd()},1\n`, /^line 2$/, 'ragged_row'],
  ['a blank line between rows', `${good}\n${good.split('\n')[1]}\n`, /^line 3$/, 'blank_line'],
  [
    'a fraction of a view',
    basicCsv([{ ...row, views: '7.5' }]),
    /^line 2, column 10 \(views\)$/,
    'bad_number',
  ],
  [
    'text in a number column',
    basicCsv([row, { ...row, red_views: 'n/a' }]),
    /^line 3, column 14 \(red_views\)$/,
    'bad_number',
  ],
  ['negative views', basicCsv([{ ...row, views: '-1' }]), /^line 2, column 10 \(views\)$/, 'bad_number'],
  ['a formula', basicCsv([{ ...row, views: '=1+1' }]), /^line 2, column 10 \(views\)$/, 'bad_number'],
  [
    'a day with dashes',
    basicCsv([{ ...row, date: '2026-11-18' }]),
    /^line 2, column 1 \(date\)$/,
    'bad_date',
  ],
  ['an invalid day', basicCsv([{ ...row, date: '20260230' }]), /^line 2, column 1 \(date\)$/, 'bad_date'],
  ['a future day', basicCsv([{ ...row, date: '20261201' }]), /^line 2, column 1 \(date\)$/, 'bad_date'],
  [
    'a country name',
    basicCsv([{ ...row, country_code: 'Korea' }]),
    /^line 2, column 8 \(country_code\)$/,
    'bad_country',
  ],
  [
    'an id with a quote',
    basicCsv([{ ...row, video_id: `a'b` }]),
    /^line 2, column 3 \(video_id\)$/,
    'bad_id',
  ],
  ['an unclosed quote', `${good}"20261118,UCone\n`, /^line 3$/, 'bad_quotes'],
];

for (const [title, content, path, code] of refused) {
  test(`readReportFile refuses ${title} and reports its position`, async () => {
    const [first] = await listErrors(content);

    assert.match(first?.path ?? '', path);
    assert.equal(first?.code, code);
  });
}

test('readReportFile refuses a file when its name and its columns belong to different report types', async () => {
  const [first] = await listErrors(good, 'content_owner_estimated_revenue_a1_20261118.csv');

  assert.equal(first?.code, 'misnamed_report');
});

test('readReportFile reports at most twenty errors', async () => {
  const errors = await listErrors(basicCsv(Array.from({ length: 50 }, () => ({ ...row, views: '?' }))));

  assert.equal(errors.length, 20);
  assert.equal(errors[19]?.path, 'line 21, column 10 (views)');
});
