import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { propertyRuns } from '../../platform/testing/test-depth.ts';
import { type BridgeCause, type BridgeMonth, compareMonths, type VideoMonth } from './compare-months.ts';
import { type ExplainedLine, sumLines } from './explained-line.ts';

const ids = ['a', 'b', 'c'];

const video = fc.record({
  channelId: fc.constantFrom(...ids),
  videoId: fc.constantFrom('v1', 'v2', 'v3', 'v4', ''),
  views: fc.bigInt(0n, 100_000n),
  premiumViews: fc.bigInt(0n, 20_000n),
  revenue: fc.bigInt(-1_000_000n, 90_000_000n),
  premium: fc.bigInt(0n, 1_000_000n),
});
const line = fc.record({
  channelId: fc.constantFrom(...ids),
  day: fc.constantFrom('2026-10-01', '2026-10-02'),
  micros: fc.bigInt(-5_000_000n, 90_000_000n),
  rate: fc.constantFrom('1', '1400', '1391.237', '0'),
  parts: fc.array(fc.record({ part: fc.nat(5_000), fee: fc.nat(10_000) }), { maxLength: 2 }),
});
const month = (isMember: boolean): fc.Arbitrary<BridgeMonth> =>
  fc.record({
    isMember: fc.constant(isMember),
    lines: fc.array(line, { maxLength: 6 }),
    videos: fc.uniqueArray(video, { maxLength: 8, selector: (each) => `${each.channelId} ${each.videoId}` }),
    channels: fc.subarray(ids).map((some) => new Set(some)),
    shown: fc.bigInt(-(10n ** 24n), 10n ** 26n),
    corrections: fc.bigInt(-(10n ** 24n), 10n ** 24n),
    withheld: fc.bigInt(-(10n ** 24n), 10n ** 24n),
    recouped: fc.bigInt(0n, 10n ** 24n),
  });

const sum = (parts: Record<BridgeCause, bigint>) => Object.values(parts).reduce((a, b) => a + b, 0n);
const listCauses = (parts: Record<BridgeCause, bigint>) =>
  Object.entries(parts).flatMap(([cause, amount]) => (amount === 0n ? [] : [cause]));

/** A month of one channel whose videos are its whole revenue; nothing is rounded. */
const createMonth = (
  videos: readonly Omit<VideoMonth, 'channelId'>[],
  changes: Partial<Pick<ExplainedLine, 'rate' | 'parts'>> = {},
): BridgeMonth => {
  const micros = videos.reduce((total, { revenue }) => total + revenue, 0n);
  const given = { rate: '1400', parts: [{ part: 5_000, fee: 500 }], ...changes };
  const lines = given.parts.length === 0 ? [] : [{ channelId: 'a', day: '2026-10-01', micros, ...given }];
  return {
    isMember: true,
    lines,
    videos: videos.map((each) => ({ channelId: 'a', ...each })),
    channels: new Set(['a']),
    shown: sumLines(lines, true).net,
    corrections: 0n,
    withheld: 0n,
    recouped: 0n,
  };
};
const v1 = { videoId: 'v1', views: 1_000n, premiumViews: 100n, revenue: 2_000_000n, premium: 400_000n };
const v2 = { videoId: 'v2', views: 500n, premiumViews: 50n, revenue: 700_000n, premium: 100_000n };
const times = ({ videoId, ...rest }: typeof v1, factor: bigint) => ({
  videoId,
  views: rest.views * factor,
  premiumViews: rest.premiumViews * factor,
  revenue: rest.revenue * factor,
  premium: rest.premium * factor,
});

describe('the bridge between two months', () => {
  for (const isMember of [true, false])
    it(`of ${isMember ? 'a member' : 'an account'} has parts that add up to the difference of any two months exactly`, () => {
      fc.assert(
        fc.property(month(isMember), month(isMember), (before, after) => {
          const payable = (of: BridgeMonth) => of.shown + of.corrections - of.withheld - of.recouped;
          assert.equal(sum(compareMonths(before, after)), payable(after) - payable(before));
        }),
        propertyRuns({ quick: 300, full: 3_000 }),
      );
    });

  for (const [cause, before, after] of [
    ['views', createMonth([v1]), createMonth([times(v1, 3n)])],
    ['price', createMonth([v1]), createMonth([{ ...v1, revenue: 4_000_000n, premium: 800_000n }])],
    [
      'premium',
      createMonth([v1]),
      createMonth([{ ...v1, premiumViews: 550n, revenue: 3_000_000n, premium: 2_200_000n }]),
    ],
    ['new_videos', createMonth([v1]), createMonth([v1, v2])],
    ['gone_videos', createMonth([v1, v2]), createMonth([v2])],
    ['rate', createMonth([v1]), createMonth([v1], { rate: '1500' })],
    ['share', createMonth([v1]), createMonth([v1], { parts: [{ part: 7_000, fee: 500 }] })],
    ['share', createMonth([v1], { parts: [] }), createMonth([v1])],
    ['share', createMonth([v1]), createMonth([v2], { parts: [] })],
    ['fee', createMonth([v1]), createMonth([v1], { parts: [{ part: 5_000, fee: 900 }] })],
    ['booked', createMonth([v1]), { ...createMonth([times(v1, 2n)]), videos: [{ channelId: 'a', ...v1 }] }],
    ['rounding', createMonth([v1]), { ...createMonth([v1]), shown: createMonth([v1]).shown + 1n }],
    ['corrections', createMonth([v1]), { ...createMonth([v1]), corrections: -5n }],
    ['withheld', createMonth([v1]), { ...createMonth([v1]), withheld: 7n }],
    ['advances', { ...createMonth([v1]), recouped: 9n }, createMonth([v1])],
  ] as const)
    it(`names ${cause} where nothing else changed`, () => {
      assert.deepEqual(listCauses(compareMonths(before, after)), [cause]);
    });
});
