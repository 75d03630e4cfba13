import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import fc from 'fast-check';
import { propertyRuns } from '../../../platform/testing/test-depth.ts';
import { readReportFile } from '../files/report-file.ts';
import { adCsv, type Cells, studioCsv } from '../testing/report-csv.ts';
import { channelParts, sumFileMoney } from './file-money.ts';

const now = new Date('2026-11-21T12:00:00Z');
const month = { from: '2026-10-01', to: '2026-10-31' };
const ONE = 'UCaaaaaaaaaaaaaaaaaaaaaa';
const claims = new Map([
  [ONE, [{ accountId: 'a', channelId: 'c', from: '0001-01-01', until: '9999-12-31' }]],
  [
    'UCmoved',
    [
      { accountId: 'a', channelId: 'e', from: '0001-01-01', until: '2026-09-20' },
      { accountId: 'b', channelId: 'f', from: '2026-09-20', until: '9999-12-31' },
    ],
  ],
  ['UCreturned', [{ accountId: 'a', channelId: 'd', from: '2026-10-10', until: '9999-12-31' }]],
]);

const moneyOf = async (content: string) => {
  const file = await readReportFile(Readable.from([Buffer.from(content)]), { name: 'a_202610.csv', now });
  await file.remove();
  return sumFileMoney(file.amounts, { claims, month });
};
const textOf = (rows: Awaited<ReturnType<typeof moneyOf>>) =>
  rows.map(({ part, name, rows: count, micros }) => `${part} ${name} ${count} ${micros}`.replace('  ', ' '));

const row: Cells = { date: '20261015', channel_id: ONE, video_id: 'v1', partner_revenue: '1.5' };

test('revenue is named by channel, kind of adjustment and what rows lack', async () => {
  const money = await moneyOf(
    adCsv([
      row,
      { ...row, channel_id: 'UCunknown', partner_revenue: '2' },
      { ...row, channel_id: '', video_id: '', country_code: '', partner_revenue: '0.25' },
      { ...row, channel_id: 'UCreturned', date: '20261009', partner_revenue: '4' },
      { ...row, channel_id: 'UCreturned', date: '20261010', partner_revenue: '8' },
      { ...row, adjustment_type: 'Refund', date: '20260803', partner_revenue: '-0.5' },
      { ...row, adjustment_type: 'Refund', channel_id: 'UCunknown', partner_revenue: '-1' },
      { ...row, adjustment_type: 'Backpay', video_id: '', partner_revenue: '' },
    ]),
  );

  assert.deepEqual(textOf(money), [
    'read 8 14250000',
    'registered 4 9000000',
    'not_earning 1 4000000',
    'unregistered 2 1000000',
    'no_channel 1 250000',
    'adjustment Backpay 1 0',
    'adjustment Refund 2 -1500000',
    'other_months 1 -500000',
    'no_video 2 250000',
    'no_country 1 250000',
  ]);
});

test('a correction of a day before a transfer is of a registered channel, that of its day', async () => {
  const refund = { adjustment_type: 'Refund', channel_id: 'UCmoved', date: '20260910' };

  const money = await moneyOf(
    adCsv([
      { ...row, channel_id: 'UCmoved', partner_revenue: '5' },
      { ...row, ...refund, partner_revenue: '-2' },
    ]),
  );

  assert.deepEqual(textOf(money).slice(0, 2), ['read 2 3000000', 'registered 2 3000000']);
});

test('a file of Studio has the same revenue, and its channels without their UC are the same ones', async () => {
  const rows = [row, { ...row, channel_id: 'UCunknown', adjustment_type: 'Refund' }];

  assert.deepEqual(
    await moneyOf(studioCsv(rows.map((each) => ({ ...each, channel_id: each.channel_id?.slice(2) ?? '' })))),
    await moneyOf(adCsv(rows)),
  );
});

test('a file without rows has read nothing', async () => {
  assert.deepEqual(textOf(await moneyOf(adCsv([]))), ['read 0 0', 'registered 0 0']);
});

test('the revenue of registered, unregistered and missing channels adds up to all that was read, to the micro', async () => {
  const cents = fc.integer({ min: -9_000_000_000, max: 9_000_000_000 });
  // A part may have up to nine billion dollars.
  const places = fc.integer({ min: 2, max: 12 });
  const rows = fc.array(
    fc.record({
      channel: fc.constantFrom(ONE, ONE.slice(2), 'UCunknown', 'UCother', 'UCreturned', ''),
      day: fc.integer({ min: 1, max: 31 }),
      video: fc.constantFrom('v1', 'v2', ''),
      country: fc.constantFrom('KR', 'US', ''),
      adjustment: fc.constantFrom('None', 'none', '', 'Refund', 'Revenue Correction'),
      cents,
      places,
    }),
    { maxLength: 40 },
  );
  /** The row's amount as an exact integer of trillionths. */
  const picosOf = (given: { cents: number; places: number }) =>
    BigInt(given.cents) * 10n ** BigInt(12 - given.places);
  const decimalOf = (picos: bigint) => {
    const digits = String(picos < 0n ? -picos : picos).padStart(13, '0');
    return `${picos < 0n ? '-' : ''}${digits.slice(0, -12)}.${digits.slice(-12)}`;
  };

  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const money = await moneyOf(
        adCsv(
          given.map(({ channel, day, video, country, adjustment, ...amount }) => ({
            channel_id: channel,
            date: `202610${String(day).padStart(2, '0')}`,
            video_id: video,
            country_code: country,
            adjustment_type: adjustment,
            partner_revenue: decimalOf(picosOf(amount)),
          })),
        ),
      );
      const total = given.reduce((sum, each) => sum + picosOf(each), 0n);
      const rounded = ((total < 0n ? -total : total) + 500_000n) / 1_000_000n;
      const parts = money.filter(({ part }) => channelParts.some((name) => name === part));
      const sumOf = (name: 'micros' | 'rows') => parts.reduce((sum, each) => sum + each[name], 0);

      assert.equal(money[0]?.part, 'read');
      assert.equal(money[0].rows, given.length);
      assert.equal(BigInt(money[0].micros), total < 0n ? -rounded : rounded);
      assert.equal(sumOf('micros'), money[0].micros);
      assert.equal(sumOf('rows'), given.length);
      const unregistered = given.filter(({ channel }) => channel === 'UCunknown' || channel === 'UCother');
      assert.equal(parts.find(({ part }) => part === 'unregistered')?.rows ?? 0, unregistered.length);
    }),
    propertyRuns({ quick: 30, full: 300 }),
  );
});
