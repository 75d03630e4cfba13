import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import type { FactTargets, ClaimedChannel } from './fact-rows.ts';
import { readReportFile } from './report-file.ts';
import { cellsOf } from '../testing/read-facts.ts';
import { basicCsv, type Cells, revenueCsv } from '../testing/report-csv.ts';

const now = new Date('2026-11-21T12:00:00Z');
const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const claim = (accountId: string, channelId: string, from = '0001-01-01'): ClaimedChannel[] => [
  { accountId, channelId, from, until: '9999-12-31' },
];
const row: Cells = { date: '20261118', channel_id: 'UCone', video_id: 'video', views: '7' };

const factsOf = async (content: string, places: FactTargets) => {
  const file = await readReportFile(Readable.from([Buffer.from(content)]), { name: 'report.csv', now });
  try {
    const { pairs, pieces, summary } = await file.facts(places);
    const bytes: Uint8Array[] = [];
    for await (const piece of pieces) bytes.push(piece);
    return { summary: { pairs, ...summary() }, rows: cellsOf(Buffer.concat(bytes)) };
  } finally {
    await file.remove();
  }
};

const keysOf = (rows: (Buffer | null)[][]) =>
  rows.map(([account, day, channel, , , video, country]) =>
    [
      account?.at(-1),
      day?.readInt32BE(),
      channel?.at(-1),
      video?.toString('latin1'),
      country?.toString('latin1'),
    ].join(' '),
  );

// 18 November 2026 in days since 1 January 2000.
const DAY = 9_818;

test('encodeFactRows returns facts of registered channels with their ids, sorted by the table’s key', async () => {
  const content = basicCsv([
    { ...row, channel_id: 'UCa', video_id: 'b', country_code: 'US' },
    { ...row, channel_id: 'UCa', video_id: 'b', country_code: 'JP' },
    { ...row, channel_id: 'UCa', video_id: 'a' },
    { ...row, channel_id: 'UCb', date: '20261117' },
    { ...row, channel_id: 'UCb' },
    { ...row, channel_id: 'UCc' },
    { ...row, channel_id: 'UCnobody' },
  ]);

  const { summary, rows } = await factsOf(content, {
    claims: new Map([
      ['UCa', claim(second, second)],
      ['UCb', claim(second, first)],
      ['UCc', claim(first, second)],
    ]),
    days: new Set(['2026-11-17', '2026-11-18']),
    owner: '',
    version: 0,
  });

  assert.deepEqual(keysOf(rows), [
    `1 ${DAY} 2 video KR`,
    `2 ${DAY - 1} 1 video KR`,
    `2 ${DAY} 1 video KR`,
    `2 ${DAY} 2 a KR`,
    `2 ${DAY} 2 b JP`,
    `2 ${DAY} 2 b US`,
  ]);
  assert.equal(summary.count, 6);
  assert.deepEqual(summary.pairs, [
    { account_id: first, day: '2026-11-18' },
    { account_id: second, day: '2026-11-17' },
    { account_id: second, day: '2026-11-18' },
  ]);
});

test('encodeFactRows leaves out days that are not requested, and days before a channel’s earns_from', async () => {
  const content = basicCsv(
    ['20261116', '20261117', '20261118'].flatMap((date) => [
      { ...row, date },
      { ...row, date, channel_id: 'UClate' },
    ]),
  );

  const { summary, rows } = await factsOf(content, {
    claims: new Map([
      ['UCone', claim(first, first)],
      ['UClate', claim(second, second, '2026-11-18')],
    ]),
    days: new Set(['2026-11-17', '2026-11-18']),
    owner: '',
    version: 0,
  });

  assert.deepEqual(keysOf(rows), [`1 ${DAY - 1} 1 video KR`, `1 ${DAY} 1 video KR`, `2 ${DAY} 2 video KR`]);
  assert.equal(summary.count, 3);
});

test('T-63 encodeFactRows encodes seconds, percents of views and micros, and unavailable figures as null', async () => {
  const places = {
    claims: new Map([['UCone', claim(first, first)]]),
    days: new Set(['2026-11-18']),
    owner: '',
    version: 0,
  };
  const views = await factsOf(
    basicCsv([
      { ...row, watch_time_minutes: '1.008334', red_views: '', average_view_duration_percentage: '81.25' },
    ]),
    places,
  );
  const revenue = await factsOf(
    revenueCsv([
      {
        ...row,
        estimated_partner_revenue: '-0.0000015',
        estimated_partner_red_revenue: '999999999999.5',
        estimated_partner_ad_revenue: '',
      },
    ]),
    places,
  );

  const [viewCells = []] = views.rows.map((cells) => cells.slice(7));
  assert.deepEqual(
    viewCells.toSpliced(3, 1).map((cell) => cell?.readBigInt64BE()),
    [0n, 7n, 61n, undefined, 0n],
  );
  // 7 × 81.25 = 568.7500: digits to base 10,000, of which the last one is after the point.
  const percents = viewCells[3] ?? Buffer.alloc(0);
  assert.deepEqual(
    Array.from({ length: 8 }, (_, index) => percents.readInt16BE(index * 2)),
    [4, 2, 0, 4, 0, 0, 568, 7_500],
  );
  assert.deepEqual(
    revenue.rows.flatMap((cells) => cells.slice(7).map((cell) => cell?.readBigInt64BE())),
    [-2n, undefined, 999_999_999_999_500_000n],
  );
});
