import { fakeApi } from '@portal/shared/testing';
import { freshness } from '../../../testing/report-fixtures.ts';
import { amounts, items, statement } from './statement-fixture.ts';

/** Serves the statement of a month: of a manager with one member, or of that member. */
export const serveStatement = ({ isMember = false } = {}) => {
  fakeApi.get('/report/freshness', freshness({ first_day: '2026-08-01', final_through: '2026-09-30' }));
  fakeApi.get('/member/mcn/contacts', { contact: null });
  fakeApi.get('/statement/months', { months: [] });
  fakeApi.get('/report/statement', ({ query }) =>
    statement(query.get('month') ?? '', {
      items: items.slice(0, 1),
      unassigned: isMember ? null : { USD: '1.00', KRW: '21400' },
      totals: isMember ? null : amounts('121400', '5000', '95000'),
    }),
  );
};
