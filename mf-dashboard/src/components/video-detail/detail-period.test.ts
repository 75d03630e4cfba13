import { resolveDetailPeriod } from './detail-period.ts';

const days = {
  fixed: { from: '2026-10-01', to: '2026-10-31' },
  firstDay: '2026-10-27',
  latestDay: '2026-11-18',
};

it.each([
  ['fixed', days, { from: '2026-10-01', to: '2026-10-31' }],
  ['published', days, { from: '2026-10-27', to: '2026-11-18' }],
  ['7d', days, { from: '2026-11-12', to: '2026-11-18' }],
  ['90d', days, { from: '2026-08-21', to: '2026-11-18' }],
] as const)('resolveDetailPeriod() of %s with %j is %j', (period, available, expected) => {
  expect(resolveDetailPeriod(period, available)).toEqual(expected);
});

it.each([
  ['fixed', { ...days, fixed: undefined }],
  ['published', { ...days, firstDay: undefined }],
  ['7d', { ...days, latestDay: undefined }],
  ['28d', { ...days, latestDay: null }],
] as const)('resolveDetailPeriod() of %s with %j has no days', (period, available) => {
  expect(resolveDetailPeriod(period, available)).toBeUndefined();
});
