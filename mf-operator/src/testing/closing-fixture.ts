import type { Payload } from '@portal/shared/testing';
import type { Reopening } from '../features/closing/reopening.api.ts';
import type { Closing, ClosedMonth, ManagerStatement, MonthChecks } from '../features/closing/closing.api.ts';

/** The checks of a month that can be closed. */
export const checksFixture = (changes: Partial<MonthChecks> = {}): MonthChecks => ({
  domain: 'aurora.localhost',
  month: '2026-10',
  closed: null,
  refusals: [],
  before: null,
  owners: [],
  days_without_revenue: [],
  days_without_rate: [],
  unregistered_channels: 0,
  revenue: '1000000000',
  unassigned: '0',
  no_country: '0',
  estimated: '980000000',
  final: '1000000000',
  ...changes,
});

/** A month that was closed without overruling anything. */
export const closedFixture = (changes: Partial<ClosedMonth> = {}): ClosedMonth => ({
  number: 3,
  at: '2026-11-20T08:00:00.000Z',
  hash: '0123456789abcdef'.repeat(4),
  by: { role: 'operator', email: 'operator@console.example' },
  reason: null,
  overruled: [],
  ...changes,
});

export const statementFixture = (changes: Partial<ManagerStatement> = {}): ManagerStatement => ({
  account_id: 'a1',
  nickname: '김서연',
  email: 'manager@aurora.example',
  number: null,
  issued_at: null,
  ...changes,
});

/** The state of a month of a domain whose months before are closed. */
export const closingFixture = (
  checks: Partial<MonthChecks> = {},
  statements: readonly ManagerStatement[] = [],
): Payload<Closing> => ({
  checks: checksFixture(checks),
  months: [
    { month: '2026-11', state: 'running' },
    { month: '2026-10', state: checks.closed ? 'closed' : 'open' },
    { month: '2026-09', state: 'closed' },
  ],
  statements: [...statements],
});

/** A request of another operator to reopen the statement of `statementFixture`. */
export const reopeningFixture = (changes: Partial<Reopening> = {}): Reopening => ({
  id: 'r1',
  account_id: 'a1',
  number: '11111111-2026-001',
  state: 'waiting',
  reason: '수수료가 잘못됐어요',
  requested_by: 'other@console.example',
  requested_at: '2026-11-22T08:00:00.000Z',
  expires_at: '2026-11-29T08:00:00.000Z',
  is_own: false,
  answer: null,
  ...changes,
});
