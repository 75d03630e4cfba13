import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InputWithholding, MonthInputs } from '../closed/month-inputs.ts';
import { computeMonth } from './compute-month.ts';
import { describeMonth } from './describe-month.ts';
import { completeInputs } from './statement-inputs.ts';
import { listWithheld } from './withheld.ts';

const MONTH = '2026-10-01';
const [FROM, UNTIL] = [MONTH, '2026-11-01'];
const BY_SOURCE = { us_basis_points: 1_000, basis_points: 330, note: 'KR' };

type DayInput = MonthInputs['channels'][number]['days'][number];

const member = (id: string, withholding?: InputWithholding) => ({
  id,
  nickname: id,
  email: `${id}@example.com`,
  fees: [{ from: FROM, until: UNTIL, basis_points: 500 }],
  ...(withholding && { withholding }),
});

const channel = (id: string, owners: Record<string, number>, days: readonly DayInput[]) => ({
  id,
  youtube_id: `UC${id}`,
  name: id,
  spans: Object.entries(owners).map(([owner, part]) => ({ member: owner, from: FROM, until: UNTIL, part })),
  days,
});

const inputsOf = (
  days: readonly DayInput[],
  withholding: InputWithholding = BY_SOURCE,
  part = 10_000,
): MonthInputs => ({
  rates: days.map(({ day }) => ({ day, rate: '1400.5', rate_day: day })),
  channels: [channel('one', { ann: part }, days)],
  members: [member('ann', withholding)],
});

const list = (now: MonthInputs, before?: MonthInputs) =>
  listWithheld(now, computeMonth(now), before && { inputs: before, result: computeMonth(before) }).map(
    ({ currency, source, net, net_before: netBefore, amount, before: was }) =>
      [currency, source, net, netBefore, amount, was].join(' '),
  );

test('T-63 listWithheld takes each rate of the net of its source, rounded towards 0', () => {
  // Net 9.50 of 10 dollars, of which 2.85 from the United States; 3,991.425 and 9,313.325 won add up to 13,305.
  assert.deepEqual(list(inputsOf([{ day: '2026-10-01', micros: '10000000', us: '3000000' }])), [
    'USD us 2.85 0.00 0.28 0.00',
    'USD other 6.65 0.00 0.21 0.00',
    'KRW us 3992 0 399 0',
    'KRW other 9313 0 307 0',
  ]);
});

test('T-63 listWithheld divides a net by the share of each day and its source, and the parts add up to it', () => {
  const days = [
    { day: '2026-10-01', micros: '3333333', us: '1111111' },
    { day: '2026-10-02', micros: '7777777', us: '2222222' },
    { day: '2026-10-03', micros: '1' },
  ];
  const inputs = inputsOf(days, BY_SOURCE, 3_333);
  const { USD, KRW } = computeMonth(inputs);

  // 3.333333 dollars from the United States × 0.3333 × 0.95, and 11.111111 of all countries.
  assert.equal(USD.usNets.get('ann'), 106n);
  assert.equal(USD.members.get('ann')?.net, 352n);
  assert.deepEqual(list(inputs), [
    'USD us 1.06 0.00 0.10 0.00',
    'USD other 2.46 0.00 0.08 0.00',
    `KRW us ${KRW.usNets.get('ann')} 0 147 0`,
    `KRW other ${(KRW.members.get('ann')?.net ?? 0n) - (KRW.usNets.get('ann') ?? 0n)} 0 113 0`,
  ]);
});

test('T-63 listWithheld leaves no unit to a source without revenue', () => {
  const everything = inputsOf([{ day: '2026-10-01', micros: '3333333', us: '3333333' }]);
  assert.deepEqual(list(everything).slice(0, 2), [
    'USD us 3.17 0.00 0.31 0.00',
    'USD other 0.00 0.00 0.00 0.00',
  ]);
  const nothing = inputsOf([{ day: '2026-10-01', micros: '3333333' }]);
  assert.deepEqual(list(nothing).slice(0, 2), [
    'USD us 0.00 0.00 0.00 0.00',
    'USD other 3.17 0.00 0.10 0.00',
  ]);
});

test('T-63 listWithheld gives back of a source below 0, rounded towards 0', () => {
  const inputs = inputsOf([{ day: '2026-10-01', micros: '1000000', us: '-2000000' }]);
  assert.deepEqual(list(inputs).slice(0, 2), [
    'USD us -1.90 0.00 -0.19 0.00',
    'USD other 2.85 0.00 0.09 0.00',
  ]);
});

test('listWithheld keeps the rates of a corrected month, and what was withheld before by source', () => {
  const before = inputsOf([{ day: '2026-10-01', micros: '10000000', us: '3000000' }]);
  const now = inputsOf([{ day: '2026-10-01', micros: '10000000', us: '5000000' }]);
  assert.deepEqual(list(now, before).slice(0, 2), [
    'USD us 4.75 2.85 0.47 0.28',
    'USD other 4.75 6.65 0.15 0.21',
  ]);
});

test('a month of one rate is written as before rates by source', () => {
  const inputs = inputsOf([{ day: '2026-10-01', micros: '10000000', us: '3000000' }], {
    basis_points: 330,
    note: 'KR',
  });
  const { inputs: stated, withheld } = describeMonth(MONTH, completeInputs(undefined, inputs));

  assert.deepEqual(stated.channels[0]?.days, [{ day: '2026-10-01', micros: '10000000' }]);
  assert.deepEqual(withheld?.[0], {
    member: 'ann',
    currency: 'USD',
    basis_points: 330,
    note: 'KR',
    amount: '0.31',
    before: '0.00',
  });
});

test('completeInputs keeps where revenue came from in the channels of members with rates by source', () => {
  const days = [{ day: '2026-10-01', micros: '10', us: '5' }];
  const inputs: MonthInputs = {
    rates: [],
    channels: [channel('both', { ann: 5_000, ben: 5_000 }, days), channel('own', { ben: 10_000 }, days)],
    members: [member('ann', BY_SOURCE), member('ben')],
  };
  const usOf = ({ channels }: MonthInputs) => channels.map((each) => each.days[0]?.us);

  assert.deepEqual(usOf(completeInputs(undefined, inputs)), ['5', undefined]);
  // A member that is gone keeps its rates, so what they need is kept too.
  const [, ben] = inputs.members;
  assert.deepEqual(usOf(completeInputs(inputs, { ...inputs, members: ben ? [ben] : [] })), ['5', undefined]);
});
