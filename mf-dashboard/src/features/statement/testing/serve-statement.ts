import { fakeApi } from '@portal/shared/testing';
import { freshness } from '../../../testing/report-fixtures.ts';

const amounts = (gross: string, fee: string, net: string) => ({
  USD: { gross: '10.00', fee: '0.50', net: '9.50' },
  KRW: { gross, fee, net },
});

/** Serves the statement of a month: of a manager with one member, or of that member. */
export const serveStatement = ({ isMember = false } = {}) => {
  fakeApi.get('/report/freshness', freshness({ first_day: '2026-08-01', final_through: '2026-09-30' }));
  fakeApi.get('/member/mcn/contacts', { contact: null });
  fakeApi.get('/statement/months', { months: [] });
  fakeApi.get('/report/statement', ({ query }) => ({
    month: query.get('month') ?? '',
    period: { from: '2026-10-01', to: '2026-10-31' },
    status: 'estimated' as const,
    is_complete: true,
    usd_krw: '1399.123456',
    items: [
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
    ],
    unassigned: isMember ? null : { USD: '1.00', KRW: '21400' },
    totals: isMember ? null : amounts('121400', '5000', '95000'),
    number: null,
    issued_at: null,
    manager: null,
    unassigned_corrections: [],
    payable: null,
    authors: [],
    pending: null,
  }));
};
