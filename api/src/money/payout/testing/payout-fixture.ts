import assert from 'node:assert/strict';
import { type Day, toMonthName } from '../../../platform/calendar.ts';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import {
  type ClosingFixture,
  createClosingFixture,
  deliverMonth,
  insertRates,
  NOVEMBER,
  OCTOBER,
} from '../../closing/testing/closing-fixture.ts';

/** What October books for the two members, in won: 31 days of 10 + 20/2 and 20/2 dollars at 1,400 won, less 5 %. */
export const ANN = '824600';
export const BEN = '412300';

export type PayoutFixture = ClosingFixture & {
  ann: string;
  ben: string;
  /** Delivers a month with revenue of each channel a day in dollars. */
  deliver: (month: Day, ...amounts: string[]) => Promise<void>;
  /** Delivers a month, closes it and issues its statement. */
  issueMonth: (month: Day, ...amounts: string[]) => Promise<void>;
  /** Records a payment in won of today to the first member, unless given otherwise. */
  pay: (given: Record<string, unknown>) => ReturnType<ClosingFixture['manager']['post']>;
  timeline: (member?: string) => Promise<Timeline>;
};

type Timeline = {
  balances: Record<string, string>[];
  months: (Record<string, string | null> & { hold: { reason: string; until: string | null } | null })[];
  entries: Record<string, string | null>[];
};

/** An account whose October is issued on 20 November; its domain pays in won. */
export const createPayoutFixture = async (api: TestApi, prefix: string): Promise<PayoutFixture> => {
  api.clock.set('2026-11-20T20:00:00Z');
  const fixture = await createClosingFixture(api, prefix);
  const { manager, members } = fixture;
  const [ann = '', ben = ''] = members.map(({ id }) => id);
  const { days } = await api.db
    .selectFrom('fx_rate')
    .select(({ fn }) => fn.countAll<string>().as('days'))
    .executeTakeFirstOrThrow();
  if (Number(days) === 0) await insertRates(api, [OCTOBER, NOVEMBER], '1400');
  const deliver = (month: Day, ...amounts: string[]) =>
    deliverMonth(api, month, { ad: fixture.revenueOf(...amounts) });
  const issueMonth = async (first: Day, ...amounts: string[]) => {
    const month = toMonthName(first);
    await deliver(first, ...amounts);
    const closed = await fixture.close(month, 'a test');
    assert.equal(closed.status, 200, JSON.stringify(closed.body));
    const issued = await fixture.issue(month);
    assert.equal(issued.status, 200, JSON.stringify(issued.body));
  };
  await issueMonth(OCTOBER, '10', '20', '1');
  return {
    ...fixture,
    ann,
    ben,
    deliver,
    issueMonth,
    pay: (given) =>
      manager.post('/payout/payment', {
        payee: ann,
        currency: 'KRW',
        day: api.clock.now().toISOString().slice(0, 10),
        ...given,
      }),
    async timeline(member) {
      const { status, body } = await manager.get(`/payout/timeline${member ? `?member=${member}` : ''}`);
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    },
  };
};
