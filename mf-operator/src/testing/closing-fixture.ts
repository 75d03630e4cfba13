import type { Payload } from '@portal/shared/testing';
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
