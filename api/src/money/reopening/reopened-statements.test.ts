import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { createPayoutFixture, type PayoutFixture } from '../payout/testing/payout-fixture.ts';
import { reopenStatement } from './testing/reopen-statement.ts';

describeWithDatabase('what partners read of a reopened statement', (api) => {
  let fixture: PayoutFixture;
  before(async () => {
    fixture = await createPayoutFixture(api, 'told');
  });

  /** What the timeline and the statement say of October, to the manager and to a member. */
  const read = async () => {
    const member = fixture.members[0]?.client;
    assert.ok(member);
    const replies = await Promise.all(
      [fixture.manager, member].flatMap((client) => [
        client.get('/payout/timeline'),
        client.get('/report/statement?month=2026-10'),
      ]),
    );
    return replies.map(({ status, body }) => {
      assert.equal(status, 200, JSON.stringify(body));
      const month = body.months?.find(({ month: name }: { month: string }) => name === '2026-10') ?? body;
      return month.reopenings;
    });
  };

  it('nothing is said of a statement that was not reopened', async () => {
    assert.deepEqual(await read(), [[], [], [], []]);
  });

  it('timeline and statement name the reopened statement, its day and reason, and then what replaces it', async () => {
    const { body: before_ } = await fixture.manager.get('/report/statement?month=2026-10');
    // In Greenwich it is the next day already.
    api.clock.set('2026-11-22T03:00:00Z');
    await reopenStatement(api, fixture, '2026-10');

    const reopened = { number: before_.number, reason: 'a test', reopened_on: '2026-11-21' };
    const waiting = [{ ...reopened, replaced_by: null }];
    assert.deepEqual(await read(), [waiting, waiting, waiting, waiting]);

    assert.equal((await fixture.issue('2026-10')).status, 200);
    const { body } = await fixture.manager.get('/report/statement?month=2026-10');
    assert.notEqual(body.number, before_.number);
    const replaced = [{ ...reopened, replaced_by: body.number }];
    assert.deepEqual(await read(), [replaced, replaced, replaced, replaced]);
  });

  it('statement, list of months and timeline agree on the Pacific day of the issue', async () => {
    const { body: statement } = await fixture.manager.get('/report/statement?month=2026-10');
    const { body: list } = await fixture.manager.get('/statement/months');
    const { months } = await fixture.timeline();

    assert.equal(statement.issued_at, '2026-11-22T03:00:00.000Z');
    const october = (row: Record<string, unknown>) => row['month'] === '2026-10';
    assert.deepEqual(
      [statement.issued_on, list.months.find(october).issued_on, months.find(october)?.['issued_on']],
      ['2026-11-21', '2026-11-21', '2026-11-21'],
    );
  });
});
