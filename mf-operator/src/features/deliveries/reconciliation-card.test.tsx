import { fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';

const AD = 'content_owner_ad_revenue_raw_a1' as const;
const PREMIUM = 'content_owner_non_music_red_revenue_raw_a1' as const;
const north = {
  owner: 'North',
  reports: [
    {
      type: AD,
      file: { id: 'f1', name: 'october.csv' },
      money: [
        { part: 'read' as const, name: '', rows: 5, revenue_micros: 14_250_001 },
        { part: 'registered' as const, name: '', rows: 3, revenue_micros: 12_250_001 },
        { part: 'unregistered' as const, name: '', rows: 1, revenue_micros: 2_000_000 },
        { part: 'adjustment' as const, name: 'Refund', rows: 1, revenue_micros: -1_000_000 },
      ],
    },
    { type: PREMIUM, file: null, money: [] },
  ],
  summaries: [
    {
      type: 'content_owner_payments_summary_a1' as const,
      file: { id: 'f2', name: 'payments.csv' },
      amounts: [
        { source: 'Ads', adjustment: '', currency: 'USD', rows: 1, micros: 14_000_000 },
        { source: 'Ads', adjustment: 'Refund', currency: 'USD', rows: 1, micros: -500_000 },
      ],
    },
    {
      type: 'content_owner_tax_withholding_a1' as const,
      file: { id: 'f3', name: 'tax.csv' },
      amounts: [{ source: '', adjustment: '', currency: 'KRW', rows: 1, micros: 4_000_000_000 }],
    },
  ],
  comparisons: [
    {
      code: 'payment_ads' as const,
      subject: '',
      expected_micros: 14_250_001,
      found_micros: 13_500_000,
      difference_micros: -750_001,
      causes: [{ name: 'unexplained' as const, difference_micros: -750_001 }],
    },
    {
      code: 'stored' as const,
      subject: AD,
      expected_micros: 14_250_001,
      found_micros: 12_250_000,
      difference_micros: -2_000_001,
      causes: [{ name: 'unregistered' as const, difference_micros: -2_000_000 }],
    },
  ],
};

const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.children]
        .map(({ textContent }) => textContent)
        .filter(Boolean)
        .join(' | '),
    );

beforeEach(() => {
  fakeApi.get('/operator/progress', { items: [] });
  fakeApi.get('/operator/deliveries', {
    items: [],
    total: 0,
    page: 0,
    size: 50,
    late: [],
    resend: [],
    refused: [],
  });
});

test('a month shows where revenue belongs, what is stored and every difference', async () => {
  fakeApi.get('/operator/reconciliation', { month: '2026-10', newest: '2026-10', owners: [north] });
  const { user } = await renderRoute(remote, config, {
    at: '/operator/deliveries',
    session: sessions.operator,
  });

  await user.click(await screen.findByRole('button', { name: '대사' }));

  expect(linesOf(await screen.findByRole('table', { name: 'North' }))).toEqual([
    '항목 | 행 | 금액',
    '광고 수익 확정 보고서october.csv',
    '모든 행 | 5 | $14.25',
    '등록된 채널 | 3 | $12.25',
    '등록되지 않은 채널 | 1 | $2.00',
    '조정: Refund | 1 | -$1.00',
    '저장됨 | $12.25',
    '차이 | -$2.00',
    '등록되지 않은 채널 | -$2.00',
    '프리미엄 수익 확정 보고서아직 받지 않음',
    '지급 요약payments.csv',
    'Ads | 1 | $14.00',
    'Ads · 조정: Refund | 1 | -$0.50',
    '원천징수tax.csv',
    '수익 | 1 | ₩4,000',
    '요약과 지급',
    '보고서 기준 | $14.25',
    '광고 지급액 | $13.50',
    '차이 | -$0.75',
    '알 수 없음 | -$0.75',
  ]);
  expect(screen.getByRole('button', { name: '다음 달' })).toBeDisabled();
});

test('the month is in the address, and leads to the one before', async () => {
  const get = fakeApi.get('/operator/reconciliation', ({ query }) => ({
    month: query.get('month') ?? '2026-10',
    newest: '2026-10',
    owners: [],
  }));
  const { user } = await renderRoute(remote, config, {
    at: '/operator/deliveries?month=2026-01',
    session: sessions.operator,
  });

  await user.click(await screen.findByRole('button', { name: '이전 달' }));

  expect(await screen.findByText('이 달에 받은 수익 보고서가 없어요.')).toBeVisible();
  await waitFor(() =>
    expect(get.calls.map(({ query }) => query.get('month'))).toEqual(['2026-01', '2025-12']),
  );
  expect(screen.getByRole('button', { name: '다음 달' })).toBeEnabled();
});
