import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareMonths } from './bridge-months.ts';
import { sumLines } from './explained-line.ts';

type Both = Parameters<typeof compareMonths>[0];

const createMonth = (changes: Partial<Both['before']> = {}): Both['before'] => {
  const lines = [
    {
      channelId: 'a',
      day: '2026-10-01',
      micros: 2_000_000n,
      rate: '1400',
      parts: [{ part: 5_000, fee: 500 }],
    },
  ];
  return {
    lines,
    channels: new Set(['a']),
    shown: sumLines(lines, true).net,
    corrections: 0n,
    withheld: 0n,
    recouped: 0n,
    ...changes,
  };
};
const row = { channel_id: 'a', is_kept: true, videos: 1, views: '1000', premium_views: '100' };
const videos = [true, false].map((isAfter) => ({
  ...row,
  is_after: isAfter,
  revenue: '2000000',
  premium: '400000',
}));

describe('the bridge between two months', () => {
  for (const [cause, before, after] of [
    ['rounding', createMonth(), createMonth({ shown: createMonth().shown + 1n })],
    ['corrections', createMonth(), createMonth({ corrections: -5n })],
    ['withheld', createMonth(), createMonth({ withheld: 7n })],
    ['advances', createMonth({ recouped: 9n }), createMonth()],
  ] as const)
    it(`names ${cause} where nothing else changed`, () => {
      const parts = Object.entries(compareMonths({ before, after }, videos, true));
      assert.deepEqual(
        parts.flatMap(([name, amount]) => (amount === 0n ? [] : [name])),
        [cause],
      );
    });

  it('names the share of a channel that the member did not have while it had revenue', () => {
    const before = createMonth({ lines: [], shown: 0n });
    const own = videos.filter((each) => each.is_after).map((each) => ({ ...each, is_kept: false }));
    const both = { before, after: createMonth() };
    assert.equal(compareMonths(both, own, true).share, createMonth().shown);
    const without = { ...both, before: { ...before, channels: new Set<string>() } };
    assert.equal(compareMonths(without, own, true).new_channels, createMonth().shown);
  });
});
