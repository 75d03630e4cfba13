import { computeMemberShare } from './revenue-share.ts';

test.each([
  [0.05, 0.95],
  [0, 1],
  [1, 0],
  [0.0725, 0.9275],
  [0.3333, 0.6667],
])('computeMemberShare of the fee rate %s returns %s', (fee, share) => {
  expect(computeMemberShare(fee)).toBe(share);
});
