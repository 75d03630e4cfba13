import { parseExact } from './exact-amounts.ts';
import type { PaymentName } from './amount-origin.ts';
import { listPaymentSteps } from './list-payment-steps.ts';
import { explanation, payment } from './testing/explanation-fixture.ts';

const listed = (name: PaymentName, of = payment()) =>
  listPaymentSteps(of, name).map(({ name: step, amount, isSum }) => `${isSum ? '=' : ''}${step} ${amount}`);

it('what is left to pay follows from the net by corrections, withholding and advances', () => {
  expect(listed('rest')).toEqual([
    '=net 13300',
    'corrections 950',
    '=total 14250',
    'withheld -469',
    '=payable 13781',
    'recouped -6890',
    '=rest 6891',
  ]);
});

it.each([
  ['corrections', '=total 14250'],
  ['withheld', '=payable 13781'],
  ['payable', '=payable 13781'],
  ['recouped', '=rest 6891'],
] as const)('the steps of %s end with the sum that it belongs to', (name, last) => {
  expect(listed(name).at(-1)).toBe(last);
});

it('steps of 0 are left out, but not the amount of the screen', () => {
  expect(listed('payable', explanation())).toEqual(['=net 13300', '=payable 13300']);
});

it.each(['corrections', 'withheld', 'payable', 'recouped', 'rest'] as const)(
  'the steps of %s add up to each sum',
  (name) => {
    let sum: bigint | undefined;
    for (const { amount, isSum } of listPaymentSteps(payment(), name)) {
      const units = parseExact(amount);
      if (isSum) expect(sum ?? units).toBe(units);
      sum = isSum ? units : (sum ?? 0n) + units;
    }
  },
);
