import type { Payload } from '@portal/shared/testing';
import type { Statement } from '../statement.api.ts';

/** The same in dollars for every row, because tests read won. */
export const amounts = (gross: string, fee: string, net: string) => ({
  USD: { gross: '10.00', fee: '0.50', net: '9.50' },
  KRW: { gross, fee, net },
});

/** A member of the whole month, and an archived one that has half of its channel since the fifth. */
export const items: Statement['items'] = [
  {
    member: { id: 'm1', nickname: '민지원', email: 'member1@aurora.example', is_archived: false },
    channels: 3,
    rates: [{ from: '2026-10-01', to: '2026-10-31', fee_rate: 0.05 }],
    amounts: amounts('100000', '5000', '95000'),
    member_share: null,
    lines: [],
    corrections: [],
    total: amounts('100000', '5000', '95000'),
    withheld: [],
    payable: { USD: '9.50', KRW: '95000' },
  },
  {
    member: { id: 'm2', nickname: '하도윤', email: 'member2@aurora.example', is_archived: true },
    channels: 1,
    rates: [
      { from: '2026-10-01', to: '2026-10-04', fee_rate: 0.05 },
      { from: '2026-10-05', to: '2026-10-31', fee_rate: 0.125 },
    ],
    amounts: amounts('20000', '2000', '18000'),
    lines: [],
    corrections: [],
    total: amounts('20000', '2000', '18000'),
    withheld: [],
    payable: { USD: '9.50', KRW: '18000' },
    member_share: {
      parts: { lowest: 0.5, highest: 0.5 },
      since: { first: '2026-10-05', last: '2026-10-05', channels: 1, of: 1 },
    },
  },
];

/** The statement of a month of 30 days; estimated, unless the changes say otherwise. */
export const statement = (month: string, changes: Partial<Statement> = {}): Payload<Statement> => ({
  month,
  period: { from: `${month}-01`, to: `${month}-30` },
  status: 'estimated',
  is_complete: month !== '2026-11',
  usd_krw: '1399.123456',
  items,
  unassigned: { USD: '1.00', KRW: '1400' },
  totals: amounts('121400', '7000', '113000'),
  number: null,
  issued_at: null,
  issued_on: null,
  reopenings: [],
  manager: { nickname: '이서연', email: 'pay@aurora.example' },
  unassigned_corrections: [],
  payable: { USD: '19.00', KRW: '113000' },
  authors: [],
  pending: null,
  ...changes,
});
