import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { randomIds } from '../../platform/ids.ts';
import { createServerActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { PASSWORD } from '../../platform/testing/fixtures.ts';
import {
  type ClosingFixture,
  createClosingFixture,
  deliverMonth,
  insertRates,
  NOVEMBER,
  OCTOBER,
} from '../closing/testing/closing-fixture.ts';
import { toUnits } from '../closing/paid-amounts.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

/** A part of a response's body. */
type Row = Awaited<ReturnType<PortalClient['get']>>['body'];

describeWithDatabase('the statement report', (api) => {
  let fixture: ClosingFixture;
  const revenueOf = (...amounts: string[]) => fixture.revenueOf(...amounts);

  before(async () => {
    api.clock.set('2026-11-20T20:00:00Z');
    fixture = await createClosingFixture(api, 'paper');
    await insertRates(api, [OCTOBER, NOVEMBER], '1400');
    await deliverMonth(api, OCTOBER, {
      estimated: revenueOf('9', '9', '9'),
      ad: revenueOf('10', '20.013', '1'),
    });
  });

  const read = async (month: string, client = fixture.manager): Promise<Row> => {
    const { status, body } = await client.get(`/report/statement?month=${month}`);
    assert.equal(status, 200, JSON.stringify(body));
    const { request_id: _, ...rest } = body;
    return rest;
  };
  const readFile = async (path: string, client = fixture.manager) => {
    const response = await client.get(path);
    assert.equal(response.status, 200);
    return String(response.body);
  };
  const close = async (month: string) => {
    const reply = await fixture.close(month);
    assert.equal(reply.status, 200, JSON.stringify(reply.body));
  };
  const issue = async (month: string) => {
    const reply = await fixture.issue(month);
    assert.equal(reply.status, 200, JSON.stringify(reply.body));
  };
  const withoutPending = async (month: string) => {
    const { pending: _, ...rest } = await read(month);
    return JSON.stringify(rest);
  };
  const ann = () => fixture.members[0];
  const ben = () => fixture.members[1];
  const itemOf = ({ items }: Row, id: string | undefined): Row =>
    items.find((item: Row) => item.member.id === id);

  it('an open month is computed, with lines by channel that add up to each row', async () => {
    const statement = await read('2026-10');

    assert.deepEqual([statement.status, statement.number, statement.pending], ['final', null, null]);
    const item = itemOf(statement, ann()?.id);
    assert.deepEqual(
      item.lines.map(({ shares, amounts }: Row) => [shares[0].part, amounts.USD.gross]),
      [
        [1, '310.00'],
        [0.5, '310.20'],
      ],
    );
    for (const each of statement.items)
      for (const currency of ['USD', 'KRW'])
        for (const name of ['gross', 'fee', 'net'])
          assert.equal(
            each.lines.reduce((sum: bigint, { amounts }: Row) => sum + toUnits(amounts[currency][name]), 0n),
            toUnits(each.amounts[currency][name]),
          );
  });

  it('a closed month keeps revenue and rates, and says what is pending; its shares and fees are those of now', async () => {
    const open = await read('2026-10');
    await close('2026-10');
    const closed = await read('2026-10');
    assert.deepEqual({ ...closed, status: open.status }, open);
    assert.equal(closed.status, 'closed');

    await deliverMonth(api, OCTOBER, { ad: revenueOf('11', '20.013', '1') });
    const corrected = await read('2026-10');

    assert.deepEqual(corrected.items, closed.items);
    assert.equal(corrected.pending.gross.USD, '31.00');
    assert.deepEqual(
      corrected.pending.members.map(({ id, net }: Row) => [id, net.USD]),
      [[ann()?.id, '29.45']],
    );
  });

  it('an issued month is answered from its document, and its files too, whatever becomes known later', async () => {
    await issue('2026-10');
    const issued = await read('2026-10');
    assert.deepEqual([issued.status, /-2026-001$/.test(issued.number)], ['issued', true]);
    const readFiles = async () =>
      Promise.all([
        withoutPending('2026-10'),
        readFile('/report/statement/export?month=2026-10'),
        readFile('/report/statement/journal?month=2026-10'),
        readFile('/report/statement/journal/export?month=2026-10'),
      ]);
    const before_ = await readFiles();

    await deliverMonth(api, OCTOBER, { ad: revenueOf('12', '20.013', '1') });
    await api.db.updateTable('fx_rate').set({ rate: '1500' }).where('day', '=', '2026-10-10').execute();
    await api.db
      .updateTable('fee_rate')
      .set({ basis_points: 1_000 })
      .where('member_id', '=', ben()?.id ?? '')
      .execute();
    assert.deepEqual(await readFiles(), before_);
    const { pending } = await read('2026-10');
    assert.equal(pending.gross.USD, '62.00');
    assert.deepEqual(
      pending.members.map(({ net }: Row) => net.USD),
      ['58.90', '-15.51'],
    );

    const seen = await read('2026-10', ben()?.client);
    assert.deepEqual(
      [seen.items.length, seen.pending.gross, seen.pending.members.length, seen.totals],
      [1, null, 1, null],
    );
  });

  it('days of a closed month stay final when a misspelt owner delivers a row for them', async () => {
    const statusOf = async () => {
      const path = '/report/summary?from=2026-10-01&to=2026-10-31&compare=none';
      return (await fixture.manager.get(path)).body.status;
    };
    assert.equal(await statusOf(), 'final');
    const rows = await api.db.selectFrom('report_day').selectAll().where('day', '=', '2026-10-05').execute();
    const estimate = rows.find(({ report_type: type }) => type.startsWith('content_owner_estimated_revenue'));
    assert.ok(estimate);
    await api.db
      .insertInto('report_day')
      .values({ ...estimate, owner: 'mispelt' })
      .execute();

    assert.equal(await statusOf(), 'final');
    await api.db.deleteFrom('report_day').where('owner', '=', 'mispelt').execute();
  });

  it('the next statement lists its corrections with their causes, and adds them to what is paid', async () => {
    api.clock.set('2026-12-15T20:00:00Z');
    await deliverMonth(api, NOVEMBER, { estimated: revenueOf('3', '3', '3'), ad: revenueOf('4', '1', '0') });
    const audit = createAudit({ db: api.db, clock: api.clock, ids: randomIds });
    const operator = { ...createServerActor('', null), role: 'operator' as const };
    await audit.record(operator, { action: 'delivery.ingested', subject: 'October' }, api.db);
    await close('2026-11');
    await issue('2026-11');
    const statement = await read('2026-11');

    const item = itemOf(statement, ben()?.id);
    assert.deepEqual(
      item.corrections
        .filter(({ currency }: Row) => currency === 'USD')
        .map(({ month, cause, old, new: now }: Row) => [month, cause, old.net, now.net]),
      [['2026-10', 'fee', '294.69', '279.18']],
    );
    assert.equal(
      toUnits(item.total.USD.net),
      toUnits(item.amounts.USD.net) + toUnits('279.18') - toUnits('294.69'),
    );
    assert.deepEqual(
      statement.authors.map(({ cause, role }: Row) => [cause, role]),
      [['revenue', 'operator']],
    );
    assert.equal((await read('2026-10')).pending, null);
    const csv = await readFile('/report/statement/export?month=2026-11');
    assert.equal(csv.split('\r\n').filter((line) => line.includes('2026-10')).length, 5);
    const own = await readFile('/report/statement/export?month=2026-11', ben()?.client);
    assert.ok(!own.includes(ann()?.id ?? '') && own.split('\r\n').length === 7, own);
  });

  it('an issued month keeps a deleted member', async () => {
    const before_ = await withoutPending('2026-11');
    const target = ben()?.id;
    const deleted = await fixture.manager.post('/member/mcn/delete', { target, password: PASSWORD });
    assert.equal(deleted.status, 200);

    assert.equal(await withoutPending('2026-11'), before_);
  });

  it('the journal of each currency adds up to zero and contains what is paid', async () => {
    for (const currency of ['USD', 'KRW'] as const) {
      const headers = { 'x-mcn-currency': currency };
      const text = String(
        (await fixture.manager.get('/report/statement/journal?month=2026-11', headers)).body,
      );
      const sums = text
        .split('\n\n')
        .slice(1)
        .map((entry) =>
          [...entry.matchAll(/ {2}(-?[\d.]+) (?:USD|KRW)$/gm)].reduce(
            (sum, [, amount]) => sum + toUnits(amount ?? ''),
            0n,
          ),
        );
      assert.ok(sums.length > 4 && sums.every((sum) => sum === 0n), text);
      const paid = [...text.matchAll(/Liabilities:Payable:\S+ {2}(-?[\d.]+)/g)];
      const statement = await read('2026-11');
      assert.equal(
        -paid.reduce((sum, [, amount]) => sum + toUnits(amount ?? ''), 0n),
        // Unassigned revenue is nobody's payable.
        statement.items.reduce((sum: bigint, { total }: Row) => sum + toUnits(total[currency].net), 0n),
      );
    }
  });

  it('a member gets no journal, and a month that is not issued has none', async () => {
    const refused = await ann()?.client.get('/report/statement/journal?month=2026-11');
    assert.equal(refused?.status, 403);
    const open = await fixture.manager.get('/report/statement/journal?month=2026-12');
    assert.equal(open.status, 404);
  });
});
