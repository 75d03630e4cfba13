import { fakeApi } from '@portal/shared/testing';
import type { Payload } from '@portal/shared/testing';
import type { Balances, PayeeBalance } from '../manager/balances.api.ts';
import type { PayRun } from '../manager/run/pay-run.api.ts';
import { balance } from './payout-fixtures.ts';

const payee = (id: string, nickname: string) => ({
  id,
  nickname,
  email: `${id}@aurora.example`,
});

const items: PayeeBalance[] = [
  {
    payee: payee('m3', '강서준'),
    ...balance({ balance: '-5000', paid: '90000' }),
  },
  {
    payee: payee('m1', '민지원'),
    ...balance({ balance: '1240000', payable: '1234000', held: '6000', paid: '100000' }),
  },
  { payee: payee('m2', '하도윤'), ...balance({ balance: '8000', carried_over: '8000' }) },
];

/** Three members: one is payable, one below the minimum, one was paid too much. */
export const balances = (changes: Partial<Balances> = {}): Payload<Balances> => ({
  items,
  own: [{ currency: 'KRW', amount: '77000' }],
  ...changes,
});

export const payRun = (changes: Partial<PayRun> = {}): Payload<PayRun> => ({
  day: '2026-11-20',
  has_payer: true,
  items: [
    {
      payee: payee('m1', '민지원'),
      end_to_end_id: '0192f0c011117222',
      currency: 'KRW',
      amount: '1234000',
      withheld: '0',
      months: ['2026-08', '2026-09'],
      has_bank_details: true,
    },
  ],
  ...changes,
});

/** Fakes what the overview reads; a test replaces the endpoint it is about. */
export const serveOverview = () => {
  fakeApi.get('/payout/balances', balances());
  return fakeApi.get('/payout/run', ({ query }) => payRun({ day: query.get('day') ?? '2026-11-20' }));
};
