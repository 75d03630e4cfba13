import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { propertyRuns } from '../../platform/testing/test-depth.ts';
import {
  type ComparedSide,
  type ComparedUnit,
  compareRevenue,
  compareUnit,
  getOwn,
  noVideoSums,
  type RevenueCause,
  type VideoSums,
} from './compare-revenue.ts';
import { createSide } from './compared-units.ts';
import { type ExplainedLine, sumLines } from './explained-line.ts';

const videos = fc.record({
  views: fc.bigInt(0n, 100_000n),
  premiumViews: fc.bigInt(0n, 20_000n),
  revenue: fc.bigInt(-1_000_000n, 90_000_000n),
  premium: fc.bigInt(0n, 1_000_000n),
});
const line = fc.record({
  channelId: fc.constant('a'),
  day: fc.constant('2026-10-01'),
  micros: fc.bigInt(-5_000_000n, 90_000_000n),
  rate: fc.constantFrom('1', '1400', '1391.237', '0'),
  parts: fc.array(fc.record({ part: fc.nat(5_000), fee: fc.nat(10_000) }), { maxLength: 2 }),
});
const side = (isMember: boolean): fc.Arbitrary<ComparedSide> =>
  fc.record({
    sums: fc.array(line, { maxLength: 3 }).map((lines) => sumLines(lines, isMember)),
    kept: fc.oneof(videos, fc.constant(noVideoSums)),
    single: fc.oneof(videos, fc.constant(noVideoSums)),
    presence: fc.constantFrom('seen', 'seen', 'others', 'absent'),
  });
const units = (isMember: boolean) =>
  fc.array(fc.record({ id: fc.constant('a'), before: side(isMember), after: side(isMember) }), {
    maxLength: 5,
  });

const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((a, b) => a + b, 0n);

const v1: VideoSums = { views: 1_000n, premiumViews: 100n, revenue: 2_000_000n, premium: 400_000n };
const v2: VideoSums = { views: 500n, premiumViews: 50n, revenue: 700_000n, premium: 100_000n };
const times = (of: VideoSums, factor: bigint): VideoSums => ({
  views: of.views * factor,
  premiumViews: of.premiumViews * factor,
  revenue: of.revenue * factor,
  premium: of.premium * factor,
});

type Given = { kept?: VideoSums; single?: VideoSums; hasOthers?: boolean; micros?: bigint } & Partial<
  Pick<ExplainedLine, 'rate' | 'parts'>
>;

/** A side whose videos are its whole revenue, unless `micros` is another. */
const createOf = ({
  kept = noVideoSums,
  single = noVideoSums,
  hasOthers = false,
  micros = kept.revenue + single.revenue,
  rate = '1400',
  parts = [{ part: 5_000, fee: 500 }],
}: Given): ComparedSide =>
  createSide(
    sumLines([{ channelId: 'a', day: '2026-10-01', micros, rate, parts }], true),
    { kept, single },
    { hasOthers },
  );

const nothing = createOf({});

describe('why revenue differs from that of another period', () => {
  for (const isMember of [true, false])
    it(`has causes that add up to the difference of any amounts of ${isMember ? 'a member' : 'an account'} exactly`, () => {
      fc.assert(
        fc.property(units(isMember), (all) => {
          const difference = ({ before, after }: ComparedUnit) =>
            getOwn(after.sums, isMember) - getOwn(before.sums, isMember);
          assert.equal(sum(Object.values(compareRevenue(all, isMember))), sum(all.map(difference)));
          for (const each of all) assert.equal(sum(compareUnit(each, isMember).values()), difference(each));
        }),
        propertyRuns({ quick: 300, full: 3_000 }),
      );
    });

  const causes: readonly [RevenueCause, ComparedSide, ComparedSide][] = [
    ['views', createOf({ kept: v1 }), createOf({ kept: times(v1, 3n) })],
    ['price', createOf({ kept: v1 }), createOf({ kept: { ...v1, revenue: 4_000_000n, premium: 800_000n } })],
    [
      'premium',
      createOf({ kept: v1 }),
      createOf({ kept: { ...v1, premiumViews: 550n, revenue: 3_000_000n, premium: 2_200_000n } }),
    ],
    ['new_videos', createOf({ kept: v1 }), createOf({ kept: v1, single: v2 })],
    ['gone_videos', createOf({ kept: v2, single: v1 }), createOf({ kept: v2 })],
    ['new_channels', nothing, createOf({ single: v1 })],
    ['gone_channels', createOf({ single: v1 }), nothing],
    ['booked', createOf({ kept: v1 }), createOf({ kept: v1, micros: 2n * v1.revenue })],
    ['rate', createOf({ kept: v1 }), createOf({ kept: v1, rate: '1500' })],
    ['share', createOf({ kept: v1 }), createOf({ kept: v1, parts: [{ part: 7_000, fee: 500 }] })],
    ['share', createOf({ hasOthers: true }), createOf({ single: v1 })],
    ['share', createOf({ single: v1 }), createOf({ hasOthers: true })],
    ['fee', createOf({ kept: v1 }), createOf({ kept: v1, parts: [{ part: 5_000, fee: 900 }] })],
  ];
  for (const [index, [cause, before, after]] of causes.entries())
    it(`is only ${cause} where nothing else changed (case ${index + 1})`, () => {
      const parts = Object.entries(compareRevenue([{ id: 'a', before, after }], true));
      assert.deepEqual(
        parts.flatMap(([name, amount]) => (amount === 0n ? [] : [name])),
        [cause],
      );
    });

  it('is new videos, not a new channel, where the channel had views before', () => {
    const before = createOf({ single: { ...v2, revenue: 0n, premium: 0n } });
    const parts = compareRevenue([{ id: 'a', before, after: createOf({ single: v1 }) }], true);
    assert.ok(parts.new_videos > 0n);
    assert.equal(parts.new_channels, 0n);
  });
});
