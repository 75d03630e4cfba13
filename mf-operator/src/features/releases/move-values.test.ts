import { parseShares, toOrder } from './move-values.ts';
import type { MoveValues } from './move-values.ts';

test.each([
  ['5', [5]],
  ['1, 5, 25', [1, 5, 25]],
  [' 1%  5% 99% ', [1, 5, 99]],
  ['1、10，50', [1, 10, 50]],
  ['', undefined],
  ['0, 5', undefined],
  ['5, 100', undefined],
  ['5, 5', undefined],
  ['25, 5', undefined],
  ['1.5', undefined],
  ['some', undefined],
  [Array.from({ length: 21 }, (_, index) => index + 1).join(' '), undefined],
])('parseShares(%j) returns %j', (list, shares) => {
  expect(parseShares(list)).toEqual(shares);
});

const values: MoveValues = {
  reason: 'r',
  unproven: false,
  when: 'now',
  steps: '1, 5',
  every: '60',
  at: '2030-01-01T09:00',
};

test.each([
  ['now', {}, {}],
  ['now, without a proof', { unproven: true }, { unproven: true }],
  ['at a time', { when: 'at' }, { at: new Date(2030, 0, 1, 9).toISOString() }],
  ['as a canary by time', { when: 'canary' }, { rollout: { steps: [1, 5], every_minutes: 60 } }],
  ['as a canary by hand', { when: 'canary', every: '' }, { rollout: { steps: [1, 5] } }],
] as const)('a move %s is sent with what belongs to it', (_, change, sent) => {
  expect(toOrder({ ...values, ...change })).toEqual({ reason: 'r', ...sent });
});
