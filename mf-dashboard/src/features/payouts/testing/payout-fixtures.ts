import type { Payload } from '@portal/shared/testing';
import type { Balance, PayoutEntry, PayoutMonth, Timeline } from '../payouts.api.ts';

/** A month that is paid in full. */
export const month = (changes: Partial<PayoutMonth> = {}): PayoutMonth => ({
  month: '2026-08',
  state: 'paid',
  currency: 'KRW',
  amount: '100000',
  withheld: '0',
  kept: null,
  recouped: '0',
  offset: '0',
  paid: '100000',
  open: '0',
  hold: null,
  final_expected_on: null,
  closed_on: '2026-09-21',
  issued_on: '2026-09-22',
  payable_on: '2026-09-22',
  paid_on: '2026-09-30',
  reopenings: [],
  ...changes,
});

/** A balance of nothing, with a minimum. */
export const balance = (changes: Partial<Balance> = {}): Balance => ({
  currency: 'KRW',
  balance: '0',
  advance: '0',
  payable: '0',
  held: '0',
  carried_over: '0',
  paid: '0',
  minimum: '10000',
  minimum_of: 'domain',
  ...changes,
});

export const entry = (changes: Partial<PayoutEntry> = {}): PayoutEntry => ({
  id: 'e1',
  kind: 'payment',
  currency: 'KRW',
  amount: '100000',
  day: '2026-09-30',
  month: null,
  until: null,
  rate: null,
  reference: 'KB-7781',
  note: null,
  reason: null,
  reverses: null,
  share: null,
  is_ended: false,
  ...changes,
});

export const hold = (changes: Partial<PayoutEntry> = {}): PayoutEntry =>
  entry({
    id: 'h1',
    kind: 'hold',
    currency: null,
    amount: null,
    reference: null,
    reason: '계좌 확인 중',
    ...changes,
  });

/** September is payable, August is paid, and October is still estimated. */
export const timeline = (changes: Partial<Timeline> = {}): Payload<Timeline> => ({
  payee: { id: 'm1', nickname: '민지원' },
  balances: [balance({ balance: '1234000', payable: '1234000', paid: '100000' })],
  months: [
    month({
      month: '2026-10',
      state: 'estimated',
      amount: '55000',
      paid: '0',
      final_expected_on: '2026-11-20',
      closed_on: null,
      issued_on: null,
      payable_on: null,
      paid_on: null,
    }),
    month({
      month: '2026-09',
      state: 'payable',
      amount: '1234000',
      paid: '0',
      open: '1234000',
      closed_on: '2026-10-21',
      issued_on: '2026-10-22',
      payable_on: '2026-10-22',
      paid_on: null,
    }),
    month(),
  ],
  entries: [entry()],
  ...changes,
});
