import { parseExact } from './exact-amounts.ts';
import { listSteps } from './list-steps.ts';
import { explanation } from './testing/explanation-fixture.ts';

const listed = (...of: Parameters<typeof listSteps>) =>
  listSteps(...of).steps.map(({ name, amount, isSum }) => `${isSum ? '=' : ''}${name} ${amount}`);

it('the steps to a net lead over gross, fee and rounding to what is shown', () => {
  expect(listed(explanation(), 'net')).toEqual([
    '=whole 28001.00',
    'others -14000.50',
    '=gross 14000.50',
    'fee -700.02',
    '=net 13300.48',
    'rounding -0.48',
  ]);
});

it('the steps to a gross end before the fee, and those to a fee are the fee and its rounding', () => {
  expect(listed(explanation(), 'gross').at(-1)).toBe('rounding 0.50');
  expect(listed(explanation(), 'fee').slice(-2)).toEqual(['=fee 700.03', 'rounding 0.97']);
});

it('the parts between two sums add up to them, whatever is rounded', () => {
  const exact = {
    usd: '1',
    whole: '10.005',
    others: '0',
    gross: '10.005',
    unassigned: '1.0049',
    fee: '0.3349',
    net: '8.6652',
  };
  const { steps, shown } = listSteps(
    explanation({
      of: 'account',
      exact,
      shown: { gross: '10', fee: '0', net: '9' },
      total: null,
      payment: null,
    }),
    'net',
  );

  let sum = 0n;
  for (const { amount, isSum } of steps)
    if (isSum && sum === 0n) sum = parseExact(amount);
    else if (isSum) expect(parseExact(amount)).toBe(sum);
    else sum += parseExact(amount);
  expect(sum).toBe(parseExact(shown));
});

it('unassigned revenue is the whole less the shares of members, rounded to what is shown', () => {
  const exact = {
    usd: '20',
    whole: '28001.4',
    others: '0',
    gross: '28001.4',
    unassigned: '1400.6',
    fee: '700',
    net: '25900.8',
  };
  const account = explanation({ of: 'account', exact, unassigned: { shown: '1401', rounding: '0.4' } });

  expect(listed(account, 'unassigned')).toEqual([
    '=whole 28001.40',
    'members -26600.80',
    '=unassigned 1400.60',
    'rounding 0.40',
  ]);
  expect(listSteps(account, 'unassigned').shown).toBe('1401');
});
