import type { Example } from './example.ts';

const UNKNOWN = '00000000-0000-7000-8000-00000000dead';
const bankFile = {
  body: 'email,amount,currency,date,reference\n',
  headers: { 'content-type': 'text/csv' },
};
const payment = { currency: 'KRW', amount: '1', day: '2026-02-10', reason: 'walk' };

const advance = { currency: 'KRW', amount: '1', day: '2026-02-10', share: 0.5 };
/** An explanation of an amount, of one member, one channel or all. */
const explained = (query: Record<string, string>): Example[] =>
  (['member', 'channel'] as const).map((thing) => ({
    names: thing,
    isOptional: true,
    ...(thing === 'member' ? { namedBy: 'manager' as const } : {}),
    input: (id) => ({ query: { ...query, ...(id === undefined ? {} : { [thing]: id }) } }),
  }));

/** Example calls of closed months, statements and payouts, of managers and operators. */
export const moneyExamples: Record<string, Example | Example[]> = {
  explainAmount: explained({ from: '2026-02-01', to: '2026-02-28' }),
  explainStatementAmount: explained({ month: '2026-02' }),
  monthBridge: explained({ month: '2026-02' }).slice(0, 1),
  periodBridge: explained({ from: '2026-02-15', to: '2026-02-28', compare: 'previous' }),
  statementAdvances: { input: () => ({ query: { month: '2026-02' } }) },
  statementMonths: {},
  issueStatement: { status: 409, input: () => ({ body: { month: '2026-02' } }) },
  statementDocument: { status: 404, input: () => ({ query: { month: '2026-02' } }) },
  auditMonths: { names: 'domain', input: (id = '') => ({ query: { domain: id, month: '2026-02' } }) },
  auditFiles: {
    names: 'domain',
    status: 409,
    input: (id = '') => ({ query: { domain: id, month: '2026-02' } }),
  },
  monthChecks: { names: 'domain', input: (id = '') => ({ query: { domain: id, month: '2026-02' } }) },
  closeMonth: {
    names: 'domain',
    status: 409,
    input: (id = '') => ({ body: { domain: id, month: '2026-02' } }),
  },
  issueStatements: { names: 'domain', input: (id = '') => ({ body: { domain: id, month: '2026-02' } }) },
  reopenings: { names: 'domain', input: (id = '') => ({ query: { domain: id, month: '2026-02' } }) },
  requestReopening: {
    status: 404,
    input: () => ({ body: { account: UNKNOWN, month: '2026-02', reason: 'walk' } }),
  },
  consentToReopening: { status: 404, input: () => ({ body: { id: UNKNOWN } }) },
  declineReopening: { status: 404, input: () => ({ body: { id: UNKNOWN, reason: 'walk' } }) },
  payoutTimeline: {
    names: 'member',
    isOptional: true,
    namedBy: 'manager',
    input: (id) => ({ query: id === undefined ? {} : { member: id } }),
  },
  payoutBalances: {},
  recordPayment: { names: 'member', input: (id) => ({ body: { payee: id, ...payment } }) },
  recordAdvance: { names: 'member', input: (id) => ({ body: { payee: id, ...advance } }) },
  importPayments: { input: () => bankFile },
  // No entry was made yet.
  reversePayment: { status: 404, input: () => ({ body: { entry: UNKNOWN, reason: 'walk' } }) },
  holdPayout: { names: 'member', input: (id) => ({ body: { payee: id, reason: 'walk' } }) },
  releasePayout: { status: 404, input: () => ({ body: { entry: UNKNOWN, reason: 'walk' } }) },
  payees: {},
  setPayee: {
    names: 'member',
    input: (id) => ({
      body: {
        payee: id,
        name: 'Walker',
        iban: 'DE89370400440532013000',
        account_number: null,
        bank_code: null,
      },
    }),
  },
  setPayoutMinimum: { names: 'member', input: (id) => ({ body: { payee: id, amount: '100' } }) },
  withholdings: { names: 'member', input: (id = '') => ({ query: { member: id } }) },
  setWithholding: {
    names: 'member',
    input: (id) => ({ body: { target: id, from: '2026-02', rate: 0.033, note: 'KR' } }),
  },
  payRun: {},
  exportPayRun: {},
  payRunOrder: { status: 409 },
  partnerPayouts: {},
  recordPartnerPayment: { status: 404, input: () => ({ body: { account: UNKNOWN, ...payment } }) },
  importPartnerPayments: {
    names: 'domain',
    input: (id = '') => ({ query: { domain: id }, ...bankFile }),
  },
  reversePartnerPayment: {
    status: 404,
    input: () => ({ body: { account: UNKNOWN, entry: UNKNOWN, reason: 'walk' } }),
  },
  setPlatformFee: {
    status: 404,
    input: () => ({ body: { account: UNKNOWN, from: '2026-02', fee_rate: 0.1 } }),
  },
  holdPartnerPayout: { status: 404, input: () => ({ body: { account: UNKNOWN, reason: 'walk' } }) },
  releasePartnerPayout: {
    status: 404,
    input: () => ({ body: { account: UNKNOWN, entry: UNKNOWN, reason: 'walk' } }),
  },
  partnerPayRun: { names: 'domain', input: (id = '') => ({ query: { domain: id } }) },
  exportPartnerPayRun: { names: 'domain', input: (id = '') => ({ query: { domain: id } }) },
  partnerPayRunOrder: {
    names: 'domain',
    status: 409,
    input: (id = '') => ({
      body: {
        domain: id,
        from: { name: 'Platform', iban: 'GB82WEST12345698765432', account_number: null, bank_code: null },
      },
    }),
  },
  domainMinimum: { names: 'domain', input: (id = '') => ({ query: { domain: id } }) },
  setDomainMinimum: { names: 'domain', input: (id = '') => ({ body: { domain: id, amount: '100' } }) },
};
