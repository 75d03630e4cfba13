import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { PASSWORD } from '../../platform/testing/fixtures.ts';
import { createServerActor } from '../../access/audit/actor.ts';
import { createWithdrawalService } from '../../figures/ingest/withdrawals/withdrawal.service.ts';
import { ingestText } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { revenueCsv } from '../../figures/ingest/testing/report-csv.ts';
import { createPayoutFixture, type PayoutFixture } from '../payout/testing/payout-fixture.ts';
import {
  createClosingFixture,
  deliverMonth,
  NOVEMBER,
  OCTOBER,
  readFrozen,
} from './testing/closing-fixture.ts';

const DAY = '2026-10-10';

describeWithDatabase('an issued statement of a closed month', (api) => {
  let fixture: PayoutFixture;
  before(async () => {
    fixture = await createPayoutFixture(api, 'knowledge');
    // Assignments begin with a registration at the earliest.
    await api.db
      .updateTable('channel')
      .set({ registered_at: new Date('2026-09-01T12:00:00Z') })
      .where('account_id', '=', fixture.accountId)
      .execute();
  });

  const ofAnn = async () => {
    const [statement, timeline] = await Promise.all([
      fixture.manager.get('/statement/document?month=2026-10'),
      fixture.manager.get(`/payout/timeline?member=${fixture.ann}`),
    ]);
    return {
      document: statement.body.statement.document,
      balances: timeline.body.balances,
      frozen: await readFrozen(api, fixture),
    };
  };
  const setFee = (rate: number, from: string) =>
    fixture.manager.post(
      '/member/mcn/update',
      { target: fixture.ann, fee_rate: rate, from },
      { 'if-match': '*' },
    );
  const assign = (from: string) =>
    fixture.manager.post(
      '/channel/assign',
      { channel: fixture.channels[0]?.id, members: [fixture.ben], from },
      { 'if-match': '*' },
    );

  /** Each with what it answers, where it is refused. */
  const acts: [string, () => Promise<unknown>, number?][] = [
    ['a second closing file', () => deliverMonth(api, OCTOBER, { ad: fixture.revenueOf('12', '1', '3') })],
    [
      'a closing file that is withdrawn',
      async () => {
        const { file_id: file } = await api.db
          .selectFrom('report_day')
          .select('file_id')
          .where('day', '=', DAY)
          .where('report_type', '=', 'content_owner_ad_revenue_raw_a1')
          .executeTakeFirstOrThrow();
        const order = { file, reason: 'a test', force: true };
        await createWithdrawalService(api).withdraw(order, createServerActor('', null));
      },
    ],
    [
      'a row of a misspelt content owner',
      () =>
        ingestText(
          api,
          revenueCsv([
            {
              date: DAY.replaceAll('-', ''),
              channel_id: fixture.channels[0]?.youtubeId ?? '',
              video_id: 'misspelt',
              estimated_partner_revenue: '7',
            },
          ]),
          { owner: 'misspelt', forceReason: 'a test' },
        ),
    ],
    [
      'a rate that is set for a past day',
      () => api.db.updateTable('fx_rate').set({ rate: '1500' }).where('day', '=', DAY).execute(),
    ],
    ['a share of past days', () => assign(DAY), 400],
    ['a fee of past days', () => setFee(0.2, DAY), 400],
    ['a share from the first open day', () => assign('2026-11-01'), 200],
    ['a fee from the first open day', () => setFee(0.2, '2026-11-01'), 200],
    [
      'a contract that ends on a past day',
      () => fixture.manager.post('/member/mcn/contract/end', { target: fixture.ann, from: DAY }),
      400,
    ],
    [
      'a channel that is deleted',
      () =>
        fixture.manager.post('/channel/delete', {
          channels: [fixture.channels[0]?.id],
          acknowledged: true,
          password: PASSWORD,
        }),
      200,
    ],
    [
      'a member that is deleted',
      () => fixture.manager.post('/member/mcn/delete', { target: fixture.ann, password: PASSWORD }),
      200,
    ],
  ];
  for (const [name, act, status] of acts)
    it(`T-74 ${name} changes neither its document nor what it owes`, async () => {
      const before = await ofAnn();

      const reply = await act();

      if (status !== undefined) assert.equal((reply as { status: number }).status, status); // Only calls have one.
      assert.deepEqual(await ofAnn(), before);
    });
});

describeWithDatabase('a closed month without a statement', (api) => {
  it('T-63 a member stays that has a part of what it has booked, although its files were withdrawn since', async () => {
    api.clock.set('2026-12-20T20:00:00Z');
    const fixture = await createClosingFixture(api, 'unissued');
    const { manager, members, channels, accountId } = fixture;
    const ann = members[0]?.id ?? '';
    await deliverMonth(api, OCTOBER, { ad: fixture.revenueOf('10', '20', '1') });
    const files = await api.db.selectFrom('report_day').select('file_id').distinct().execute();
    assert.equal((await fixture.close('2026-10', 'a test')).status, 200);
    await api.db
      .updateTable('channel_member')
      .set({ until_day: NOVEMBER })
      .where('member_id', '=', ann)
      .execute();
    const known = Object.fromEntries(channels.map(({ youtubeId }) => [youtubeId, '1']));
    await deliverMonth(api, NOVEMBER, { estimated: known });
    for (const { file_id: file } of files)
      await createWithdrawalService(api).withdraw(
        { file, reason: 'a test', force: true },
        createServerActor('', null),
      );

    const deleted = await manager.post('/member/mcn/delete', { target: ann, password: PASSWORD });

    assert.equal(deleted.status, 200);
    assert.equal((await fixture.issue('2026-10')).status, 200);
    const amounts = await api.db
      .selectFrom('statement_amount')
      .select('net')
      .where('account_id', '=', accountId)
      .where('member_id', '=', ann)
      .where('currency', '=', 'USD')
      .execute();
    assert.deepEqual(amounts, [{ net: '58900' }]);
  });
});
