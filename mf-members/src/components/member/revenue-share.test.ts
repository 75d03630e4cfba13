import { computeMemberShare, divideExample, formatShare, parseShare } from './revenue-share.ts';

test.each([
  [0.05, 0.95],
  [0, 1],
  [1, 0],
  [0.0725, 0.9275],
  [0.3333, 0.6667],
])('computeMemberShare of the fee rate %s returns %s', (fee, share) => {
  expect(computeMemberShare(fee)).toBe(share);
});

test.each([
  ['95', 0.05],
  ['100', 0],
  ['100.00', 0],
  ['0', 1],
  [' 92.75 % ', 0.0725],
  ['66.67', 0.3333],
  ['0.01', 0.9999],
])('parseShare of %s returns the fee rate %s', (text, fee) => {
  expect(parseShare(text)).toBe(fee);
});

test.each(['', '100.01', '101', '-1', '95.123', '9e1', '95,5', 'all', '.5'])(
  'parseShare refuses "%s"',
  (text) => {
    expect(parseShare(text)).toBeUndefined();
  },
);

test('every basis point survives formatting and parsing', () => {
  for (let points = 0; points <= 10_000; points += 1)
    expect(parseShare(formatShare(points / 10_000))).toBe(points / 10_000);
});

test('the parts of an example amount add up to it in both currencies', () => {
  expect(divideExample(0.0725, 'KRW')).toEqual({ revenue: 1_000_000, fee: 72_500, net: 927_500 });
  for (let points = 0; points <= 10_000; points += 1) {
    const { revenue, fee, net } = divideExample(points / 10_000, 'USD');
    expect(fee + net).toBeCloseTo(revenue, 9);
  }
});
