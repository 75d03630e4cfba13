import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { CHANNEL_STATUS } from '@portal/shared/facts';
import { addDays, type Period } from '../../platform/calendar.ts';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { insertChannel, insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { ingestText } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { basicCsv } from '../../figures/ingest/testing/report-csv.ts';
import { NOVEMBER, OCTOBER } from '../../money/closing/testing/closing-fixture.ts';
import {
  ANN,
  BEN,
  createPayoutFixture,
  type PayoutFixture,
} from '../../money/payout/testing/payout-fixture.ts';

const HOUR_MS = 3_600_000;
const LATEST_DAY = '2026-10-31';
const FIRST_DAY = addDays(LATEST_DAY, -27);

type Task = { kind: string } & Record<string, unknown>;

const readTasks = async (
  client: PortalClient,
  currency = 'KRW',
): Promise<{ period: Period; tasks: Task[] }> => {
  const { status, body } = await client.get('/task/list', { 'x-mcn-currency': currency });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};

describeWithDatabase('tasks of partners', (api) => {
  let fixture: PayoutFixture;
  before(async () => {
    fixture = await createPayoutFixture(api, 'task');
    const rows = fixture.channels.map(({ youtubeId }) => ({
      date: LATEST_DAY.replaceAll('-', ''),
      channel_id: youtubeId,
      video_id: `${youtubeId}-one`,
      views: '10',
    }));
    await ingestText(api, basicCsv(rows), { forceReason: 'a test' });
  });

  const findTask = async (kind: string, currency?: string) =>
    (await readTasks(fixture.manager, currency)).tasks.find((task) => task.kind === kind);

  it('a manager without a channel is asked to register one', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    assert.deepEqual((await readTasks(client)).tasks, [{ kind: 'register_channel' }]);
  });

  it('money that is payable is listed with its members and since when', async () => {
    assert.deepEqual(await findTask('pay_members'), {
      kind: 'pay_members',
      count: 2,
      currency: 'KRW',
      amount: String(Number(ANN) + Number(BEN)),
      since: '2026-11-20',
    });
    const { body } = await fixture.manager.get('/payout/balances');
    const payable = body.items.map((item: { payable: string }) => Number(item.payable));
    assert.equal(
      payable.reduce((sum: number, amount: number) => sum + amount, 0),
      Number(ANN) + Number(BEN),
    );
  });

  it('members that cannot be paid, because their bank is not known, are listed with their money', async () => {
    const bank = { iban: null, account_number: '1', bank_code: '2' };
    await fixture.manager.post('/payout/payee', { payee: fixture.ann, name: 'Ann', ...bank });
    assert.deepEqual(await findTask('add_bank_details'), {
      kind: 'add_bank_details',
      count: 1,
      currency: 'KRW',
      amount: BEN,
    });
  });

  it('held money is listed with the day on which the first hold ends, and is not payable', async () => {
    const hold = { payee: fixture.ben, reason: 'a new bank account' };
    assert.equal((await fixture.manager.post('/payout/hold', { ...hold, until: '2026-12-05' })).status, 200);
    assert.deepEqual(await findTask('held_money'), {
      kind: 'held_money',
      count: 1,
      currency: 'KRW',
      amount: BEN,
      until: '2026-12-05',
    });
    assert.deepEqual(
      [(await findTask('pay_members'))?.['amount'], await findTask('add_bank_details')],
      [ANN, undefined],
    );
  });

  it('channels on hold are listed by what they earned, as the channel report says it', async () => {
    const [first, , last] = fixture.channels;
    const heldAt = api.clock.now();
    await api.db
      .updateTable('channel')
      .set({ status: CHANNEL_STATUS.on_hold, held_at: heldAt, reviewed_at: null })
      .where('id', 'in', [first?.id ?? '', last?.id ?? ''])
      .execute();
    const { tasks, period } = await readTasks(fixture.manager, 'USD');

    const { body: report } = await fixture.manager.get(
      `/report/channels?from=${period.from}&to=${period.to}&size=100`,
      { 'x-mcn-currency': 'USD' },
    );
    const revenueOf = (id: string | undefined) =>
      report.items.find((item: { channel: { id: string } }) => item.channel.id === id).revenue;
    assert.deepEqual(
      tasks
        .filter(({ kind }) => kind === 'review_channel')
        .map(({ channel, opens_at: opensAt, revenue }) => [(channel as { id: string }).id, opensAt, revenue]),
      [first, last]
        .map((channel) => [
          channel?.id,
          new Date(heldAt.getTime() + 72 * HOUR_MS).toISOString(),
          revenueOf(channel?.id),
        ])
        .toSorted(([, , a], [, , b]) => Number(b) - Number(a)),
    );
  });

  it('further channels on hold are counted with what they earned together', async () => {
    const held = { status: CHANNEL_STATUS.on_hold, held_at: api.clock.now() } as const;
    for (let index = 0; index < 3; index += 1) await insertChannel(api, fixture.accountId, held);
    const { tasks } = await readTasks(fixture.manager);

    assert.equal(tasks.filter(({ kind }) => kind === 'review_channel').length, 3);
    assert.equal(tasks.find(({ kind }) => kind === 'review_channels')?.['count'], 2);
  });

  it('approved channels that are not verified are listed with the end of the first search', async () => {
    const [, second] = fixture.channels;
    const endsAt = new Date(api.clock.now().getTime() + 5 * HOUR_MS);
    const search = {
      account_id: fixture.accountId,
      started_at: api.clock.now(),
      checks: 0,
      step: 0,
      languages: JSON.stringify([]),
      is_full: false,
    };
    await api.db
      .updateTable('channel')
      .set({ verification: 'none' })
      .where('id', '=', second?.id ?? '')
      .execute();
    await api.db
      .insertInto('channel_verification')
      .values({ ...search, channel_id: second?.id ?? '', ends_at: endsAt, next_check_at: endsAt })
      .execute();
    const task = await findTask('verify_channels');
    assert.deepEqual([task?.['count'], task?.['ends_at']], [1, endsAt.toISOString()]);

    await api.db
      .updateTable('site')
      .set({ channel_verify_needed: false })
      .where('domain', '=', fixture.domain)
      .execute();
    assert.equal(await findTask('verify_channels'), undefined);
  });

  it('T-18 tasks are of the own account alone, and those of members of their own money', async () => {
    const { client } = await joinManager(api, fixture.domain);
    const { tasks } = await readTasks(client);
    assert.deepEqual(tasks, [{ kind: 'register_channel' }]);
    const [ann, ben] = fixture.members.map((member) => member.client);
    assert.ok(ann && ben);
    assert.deepEqual((await readTasks(ann)).tasks, [
      { kind: 'own_payable', currency: 'KRW', amount: ANN, since: '2026-11-20' },
    ]);
    assert.deepEqual((await readTasks(ben)).tasks, [
      { kind: 'own_held', currency: 'KRW', amount: BEN, until: '2026-12-05' },
    ]);
  });

  it('the revenue of tasks is of the four newest weeks', async () => {
    const { period } = await readTasks(fixture.manager);
    assert.deepEqual(period, { from: FIRST_DAY, to: LATEST_DAY });
    assert.ok(FIRST_DAY > OCTOBER);
  });

  it('a manager reads what the platform owes it', async () => {
    const { body } = await fixture.manager.get('/payout/timeline');
    const [own] = body.balances;
    assert.deepEqual(await findTask('own_payable'), {
      kind: 'own_payable',
      currency: own.currency,
      amount: own.payable,
      since: '2026-11-20',
    });
  });

  it('the oldest closed month without a statement is listed with what members get of it', async () => {
    assert.equal(await findTask('issue_statement'), undefined);
    api.clock.set('2026-12-20T20:00:00Z');
    await fixture.deliver(NOVEMBER, '1', '2', '3');
    assert.equal((await fixture.close('2026-11', 'a test')).status, 200);
    const { body: report } = await fixture.manager.get('/report/statement?month=2026-11');
    for (const currency of ['KRW', 'USD'] as const)
      assert.deepEqual(await findTask('issue_statement', currency), {
        kind: 'issue_statement',
        month: '2026-11',
        closed_on: '2026-12-20',
        currency,
        amount: report.payable[currency],
      });
  });
});
