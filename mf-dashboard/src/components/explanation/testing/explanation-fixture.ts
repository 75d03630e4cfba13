import type { Explanation } from '../explanation.api.ts';

const sums = (usd: string, whole: string, gross: string, net: string) => ({
  usd,
  whole,
  others: (Number(whole) - Number(gross)).toFixed(6),
  gross,
  unassigned: '0',
  fee: (Number(gross) - Number(net)).toFixed(6),
  net,
});
const rows = (count: number, usd: string, amount: string) => ({ rows: count, usd, amount });

/** Half of a channel's revenue of two days less a fee of 5 %, from two files. */
export const explanation = (changes: Partial<Explanation> = {}): Explanation => ({
  currency: 'KRW',
  period: { from: '2026-10-01', to: '2026-10-31' },
  status: 'issued',
  of: 'member',
  shown: { gross: '14001', fee: '701', net: '13300' },
  exact: sums('20', '28001', '14000.5', '13300.475'),
  rounding: { gross: '0.5', fee: '0.975', net: '-0.475' },
  unassigned: null,
  files: [
    {
      id: 'f1',
      name: 'ad-october.csv',
      owner: 'aurora',
      type: 'content_owner_ad_revenue_raw_a1',
      digest: 'a1b2c3',
      created_at: '2026-11-10T00:00:00Z',
      delivered_at: '2026-11-11T00:00:00Z',
      is_withdrawn: false,
      is_final: true,
      revenue: {
        ...rows(1234, '15', '21000.75'),
        channels: [{ id: 'c1', ...rows(1234, '15', '21000.75') }],
        days: [
          { day: '2026-10-01', ...rows(1000, '10', '14000') },
          { day: '2026-10-02', ...rows(234, '5', '7000.75') },
        ],
      },
    },
    {
      id: 'f2',
      name: 'premium-october.csv',
      owner: 'aurora',
      type: 'content_owner_non_music_red_revenue_raw_a1',
      digest: 'd4e5f6',
      created_at: '2026-11-10T00:00:00Z',
      delivered_at: '2026-11-11T00:00:00Z',
      is_withdrawn: false,
      is_final: true,
      revenue: {
        ...rows(10, '5', '7000.25'),
        channels: [{ id: 'c1', ...rows(10, '5', '7000.25') }],
        days: [{ day: '2026-10-01', ...rows(10, '5', '7000.25') }],
      },
    },
  ],
  untraced: null,
  channels: [
    {
      channel: { id: 'c1', youtube_id: 'UC1', name: '오로라' },
      shares: [{ from: '2026-10-01', to: '2026-10-31', part: 0.5 }],
      ...sums('20', '28001', '14000.5', '13300.475'),
    },
  ],
  days: [
    {
      day: '2026-10-01',
      is_final: true,
      rate: { usd_krw: '1400.016', date: '2026-09-30' },
      ...sums('15', '21000.25', '10500.125', '9975.11875'),
    },
    {
      day: '2026-10-02',
      is_final: true,
      rate: { usd_krw: '1400.15', date: '2026-10-02' },
      ...sums('5', '7000.75', '3500.375', '3325.35625'),
    },
  ],
  fees: [{ from: '2026-10-01', to: '2026-10-31', fee_rate: 0.05 }],
  corrections: [],
  total: { gross: '14001', fee: '701', net: '13300' },
  payment: { withheld: [], payable: '13300', advances: [], recouped: '0', rest: '13300' },
  ...changes,
});

/** The same with a correction, what is withheld of both months, and an advance that is paid back. */
export const payment = (): Explanation =>
  explanation({
    corrections: [
      {
        month: '2026-09',
        cause: 'revenue',
        currency: 'KRW',
        old: { gross: '10000', fee: '500', net: '9500' },
        new: { gross: '11000', fee: '550', net: '10450' },
        authors: [{ at: '2026-10-12T03:00:00Z', role: 'operator', file: 'ad-september.csv' }],
      },
    ],
    total: { gross: '15001', fee: '751', net: '14250' },
    payment: {
      withheld: [
        {
          month: '2026-10',
          parts: [{ source: 'all', rate: 0.033, note: '사업소득', net: '13300', withheld: '438' }],
          before: '0',
          amount: '438',
        },
        {
          month: '2026-09',
          parts: [{ source: 'all', rate: 0.033, note: '사업소득', net: '10450', withheld: '344' }],
          before: '313',
          amount: '31',
        },
        {
          month: '2026-08',
          parts: [{ source: 'all', rate: 0.033, note: '사업소득', net: '9000', withheld: '297' }],
          before: '297',
          amount: '0',
        },
      ],
      payable: '13781',
      advances: [
        { id: 'a1', day: '2026-09-20', amount: '20000', share: 0.5, left: '9000', recouped: '6890' },
      ],
      recouped: '6890',
      rest: '6891',
    },
  });
