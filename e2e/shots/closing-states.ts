import type { Page } from '@playwright/test';

const AT = '2026-11-20T08:00:00.000Z';
const NUMBER = '0A1B2C3D-2026-001';

/** A month that lacks much, or one that was closed all the same. */
export const showMonth = (state: 'refused' | 'closed') => async (page: Page) => {
  await page.route('**/api/operator/closing?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: '',
        checks: {
          domain: 'aurora.localhost',
          month: '2026-10',
          closed:
            state === 'closed'
              ? {
                  number: 3,
                  at: AT,
                  hash: '0123456789abcdef'.repeat(4),
                  by: { role: 'operator', email: 'operator@console.example' },
                  reason: '10월 9일은 은행이 쉬어서 환율이 없어요.',
                  overruled: ['rate_missing'],
                }
              : null,
          refusals: ['owner_reports_missing', 'revenue_missing', 'rate_missing'].map((code) => ({
            code,
            may_overrule: true,
          })),
          before: null,
          owners: [
            {
              owner: 'north.records',
              missing_days: ['2026-10-01', '2026-10-02', '2026-10-05'],
              is_empty: false,
            },
            { owner: 'south_music', missing_days: [], is_empty: true },
          ],
          days_without_revenue: ['2026-10-30', '2026-10-31'],
          days_without_rate: ['2026-10-09', '2026-10-10', '2026-10-11', '2026-10-24'],
          unregistered_channels: 12,
          revenue: '12405310000',
          unassigned: '312400000',
          no_country: '4180000',
          estimated: '12001000000',
          final: '11876330000',
        },
        months: [
          { month: '2026-11', state: 'running' },
          { month: '2026-10', state: state === 'closed' ? 'closed' : 'open' },
          { month: '2026-09', state: 'closed' },
        ],
        statements: [
          {
            account_id: 'a1',
            nickname: '김서연',
            email: 'manager@aurora.example',
            number: NUMBER,
            issued_at: AT,
          },
          {
            account_id: 'a2',
            nickname: '이도현',
            email: 'second@aurora.example',
            number: null,
            issued_at: null,
          },
        ],
      },
    }),
  );
};

/** A month whose statement the manager can issue, or has issued. */
export const showStatement = (state: 'closed' | 'issued') => async (page: Page) => {
  await page.route('**/api/statement/months', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: '',
        months: [
          {
            month: '2026-10',
            state,
            number: state === 'issued' ? NUMBER : null,
            issued_at: state === 'issued' ? AT : null,
            issued_on: state === 'issued' ? AT.slice(0, 10) : null,
          },
        ],
      },
    }),
  );
};

/** What is asked about the statement of a closed month. */
export const showReopening = async (page: Page) => {
  await showMonth('closed')(page);
  await page.route('**/api/operator/closing/reopenings?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: '',
        items: [
          {
            id: 'r1',
            account_id: 'a1',
            number: NUMBER,
            state: 'waiting',
            reason: '수수료가 9월 계약과 달라요.',
            requested_by: 'other@console.example',
            requested_at: AT,
            expires_at: '2026-11-27T08:00:00.000Z',
            is_own: false,
            answer: null,
          },
        ],
      },
    }),
  );
};

/** Balances of two managers, of which one is below the minimum. */
export const showPayouts = async (page: Page) => {
  const account = (id: string, domain: string, nickname: string, email: string) => ({
    id,
    domain,
    nickname,
    email,
  });
  const payment = {
    id: 'e1',
    kind: 'payment',
    amount: '12500000',
    currency: 'KRW',
    day: '2026-11-12',
    reference: 'HANA-20261112-7',
    reverses: null,
  };
  await page.route('**/api/operator/payouts*', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: '',
        items: [
          {
            account: account('a1', 'aurora.localhost', '김서연', 'manager@aurora.example'),
            fee_rate: 0.1,
            gross: '31250000',
            fee: '3125000',
            entries: [payment],
            currency: 'KRW',
            balance: '15625000',
            payable: '15625000',
            held: '0',
            carried_over: '0',
            paid: '12500000',
            minimum: '50000',
          },
          {
            account: account('a2', 'lagoon.localhost', '하도윤', 'manager@lagoon.example'),
            fee_rate: 0.125,
            gross: '41.20',
            fee: '5.15',
            entries: [],
            currency: 'USD',
            balance: '36.05',
            payable: '0.00',
            held: '0.00',
            carried_over: '36.05',
            paid: '0.00',
            minimum: '100.00',
          },
        ],
      },
    }),
  );
};
