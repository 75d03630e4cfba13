import type { PartnerBalance, PayoutEntry } from '../features/payouts/payouts.api.ts';

/** A payment of October's revenue. */
export const entryFixture = (changes: Partial<PayoutEntry> = {}): PayoutEntry => ({
  id: 'e1',
  kind: 'payment',
  amount: '300000',
  currency: 'KRW',
  day: '2026-11-20',
  rate: null,
  reference: 'HANA-20261120-7',
  month: null,
  until: null,
  note: null,
  reason: null,
  reverses: null,
  is_ended: false,
  ...changes,
});

/** A manager that was paid a part of what it is owed. */
export const balanceFixture = (changes: Partial<PartnerBalance> = {}): PartnerBalance => ({
  account: { id: 'a1', domain: 'aurora.localhost', nickname: '김서연', email: 'manager@aurora.example' },
  fee_rate: 0.1,
  gross: '1000000',
  fee: '100000',
  entries: [entryFixture()],
  open_months: ['2026-10'],
  currency: 'KRW',
  balance: '600000',
  payable: '600000',
  held: '0',
  carried_over: '0',
  advance: '0',
  paid: '300000',
  minimum: '50000',
  minimum_of: 'domain',
  ...changes,
});
