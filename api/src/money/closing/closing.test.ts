import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { type RawBuilder, sql } from 'kysely';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { joinManager, PASSWORD } from '../../platform/testing/fixtures.ts';
import { ingestText } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { adCsv, premiumCsv, revenueCsv } from '../../figures/ingest/testing/report-csv.ts';
import { readStatement } from '../closed/statement-content.ts';
import {
  type ClosingFixture,
  createClosingFixture,
  deliverMonth,
  insertRates,
  NOVEMBER,
  OCTOBER,
  readFrozen,
} from './testing/closing-fixture.ts';

describeWithDatabase('closed months', (api) => {
  let fixture: ClosingFixture;
  const revenueOf = (...amounts: string[]) => fixture.revenueOf(...amounts);
  const close = (month: string, reason?: string) => fixture.close(month, reason);
  const issue = (month: string) => fixture.issue(month);

  before(async () => {
    api.clock.set('2026-11-20T20:00:00Z');
    fixture = await createClosingFixture(api, 'closing');
    await insertRates(api, [OCTOBER, NOVEMBER], '1400');
  });

  const checks = async (month: string) => {
    const { status, body } = await fixture.operator.get(
      `/operator/closing?domain=${fixture.domain}&month=${month}`,
    );
    assert.equal(status, 200, JSON.stringify(body));
    return body.checks;
  };
  const contentOf = async (month: string) => {
    const { status, body } = await fixture.manager.get(`/statement/document?month=${month}`);
    assert.equal(status, 200, JSON.stringify(body));
    return readStatement(body.statement.document);
  };
  const amountsOf = async (earned: string, month: string) => {
    const rows = await api.db
      .selectFrom('statement_amount')
      .select(['member_id', 'gross', 'fee', 'net'])
      .where('account_id', '=', fixture.accountId)
      .where('earned_month', '=', `${earned}-01`)
      .where('month', '=', `${month}-01`)
      .where('currency', '=', 'USD')
      .execute();
    return Object.fromEntries(rows.map(({ member_id: id, ...row }) => [id, row]));
  };

  it('a running month, and one without revenue, is refused with its reasons', async () => {
    const found = await checks('2026-11');
    assert.deepEqual(
      found.refusals.map(({ code }: { code: string }) => code),
      ['month_running', 'revenue_missing'],
    );
    const running = await close('2026-11', 'whatever');
    assert.deepEqual([running.status, running.body.code], [409, 'month_not_ready']);
    assert.deepEqual(
      running.body.refusals.map(({ code }: { code: string }) => code),
      ['month_running'],
    );
    const empty = await close('2026-10');
    assert.deepEqual([empty.status, empty.body.refusals[0].code], [409, 'revenue_missing']);
  });

  it('a content owner without closing reports is named', async () => {
    await deliverMonth(api, OCTOBER, { estimated: revenueOf('9') });

    const found = await checks('2026-10');

    assert.deepEqual(
      found.refusals.map(({ code }: { code: string }) => code),
      ['owner_reports_missing'],
    );
    assert.equal(found.owners[0].missing_days.length, 31);
  });

  it('an owner of another domain without closing reports is named, because it keeps the days from being final', async () => {
    const other = await createClosingFixture(api, 'elsewhere');
    const south = { forceReason: 'a test', owner: 'south' };
    const row = { date: '20261005', video_id: 'south-one', channel_id: other.channels[0]?.youtubeId ?? '' };
    await ingestText(api, revenueCsv([{ ...row, estimated_partner_revenue: '1' }]), south);
    await deliverMonth(api, OCTOBER, { ad: revenueOf('10') });

    const { owners, refusals } = await checks('2026-10');

    assert.deepEqual(
      refusals.map(({ code }: { code: string }) => code),
      ['owner_reports_missing'],
    );
    assert.deepEqual(
      owners.map((each: { owner: string; missing_days: string[] }) => [each.owner, each.missing_days]),
      [['south', ['2026-10-05']]],
    );
    for (const csv of [adCsv, premiumCsv])
      await ingestText(api, csv([{ ...row, partner_revenue: '1' }]), south);
  });

  it('a closed month books revenue, and its statement divides it by share and fee', async () => {
    await deliverMonth(api, OCTOBER, { ad: revenueOf('10', '20', '1') });
    assert.deepEqual((await checks('2026-10')).refusals, []);

    const early = await issue('2026-10');
    assert.deepEqual([early.status, early.body.code], [409, 'month_open']);
    const closed = await close('2026-10');
    assert.equal(closed.status, 200, JSON.stringify(closed.body));
    assert.equal(closed.body.closed.number, 1);
    const again = await close('2026-10');
    assert.deepEqual([again.status, again.body.code], [409, 'month_closed']);
    const issued = await issue('2026-10');
    assert.equal(issued.status, 200, JSON.stringify(issued.body));
    assert.match(issued.body.statement.number, /^[0-9A-F]{8}-2026-001$/);

    const amounts = await amountsOf('2026-10', '2026-10');
    // 31 days: 10 + 20/2 dollars a day, 20/2, and 1 unassigned; fees are 5 %.
    assert.deepEqual(amounts[fixture.members[0]?.id ?? ''], { gross: '62000', fee: '3100', net: '58900' });
    assert.deepEqual(amounts[fixture.members[1]?.id ?? ''], { gross: '31000', fee: '1550', net: '29450' });
    assert.deepEqual(amounts[fixture.accountId], { gross: '3100', fee: '0', net: '3100' });
  });

  it('the checks name the closed month, who closed it, and the statements of its managers', async () => {
    const { status, body } = await fixture.operator.get(`/operator/closing?domain=${fixture.domain}`);

    assert.equal(status, 200, JSON.stringify(body));
    // Without a month it is the newest one that has ended.
    assert.equal(body.checks.month, '2026-10');
    assert.equal(body.checks.closed.by.role, 'operator');
    assert.match(body.checks.closed.by.email, /@example\.com$/);
    assert.deepEqual([body.checks.closed.reason, body.checks.closed.overruled], [null, []]);
    assert.deepEqual(body.months, [
      { month: '2026-11', state: 'running' },
      { month: '2026-10', state: 'closed' },
    ]);
    const [only] = body.statements;
    assert.deepEqual([body.statements.length, only.account_id], [1, fixture.accountId]);
    assert.match(only.number, /-2026-001$/);
    const later = await fixture.operator.get(`/operator/closing?domain=${fixture.domain}&month=2026-11`);
    assert.deepEqual(
      [later.body.checks.closed, later.body.statements[0].number, later.body.statements[0].issued_at],
      [null, null, null],
    );
  });

  it('T-74 nothing that becomes known later changes a closed month', async () => {
    const frozen = await readFrozen(api, fixture);
    await deliverMonth(api, OCTOBER, { ad: revenueOf('11', '20', '1') });
    await api.db.updateTable('fx_rate').set({ rate: '1500' }).where('day', '=', '2026-10-10').execute();
    await api.db
      .updateTable('fee_rate')
      .set({ basis_points: 1_000 })
      .where('member_id', '=', fixture.members[1]?.id ?? '')
      .execute();

    assert.deepEqual(await readFrozen(api, fixture), frozen);
  });

  it('the next month corrects it: each difference has a cause, and they add up', async () => {
    api.clock.set('2026-12-15T20:00:00Z');
    await deliverMonth(api, NOVEMBER, { estimated: revenueOf('3', '3', '3'), ad: revenueOf('4', '0', '0') });
    const before = await readFrozen(api, fixture);
    assert.equal((await close('2026-11')).status, 200);
    assert.equal((await issue('2026-11')).status, 200);

    const [own, earlier] = (await contentOf('2026-11')).months;
    assert.deepEqual([own?.month, earlier?.month], ['2026-11', '2026-10']);
    const changes = (earlier?.changes ?? []).filter(({ currency }) => currency === 'USD');
    assert.deepEqual(
      changes.map(({ cause, member, old, new: is }) => [cause, member, old.net, is.net]),
      [
        ['revenue', fixture.members[0]?.id, '589.00', '618.45'],
        ['fee', fixture.members[1]?.id, '294.50', '279.00'],
      ],
    );
    const won = (earlier?.changes ?? []).filter(({ currency }) => currency === 'KRW');
    assert.deepEqual(new Set(won.map(({ cause }) => cause)), new Set(['revenue', 'rate', 'fee']));
    const corrections = await amountsOf('2026-10', '2026-11');
    assert.equal(corrections[fixture.members[0]?.id ?? '']?.net, '2945');
    assert.equal(corrections[fixture.members[1]?.id ?? '']?.net, '-1550');
    const isKept = new Set(await readFrozen(api, fixture));
    assert.ok(before.every((row) => isKept.has(row)));
  });

  it('months and statements follow each other without gaps', async () => {
    api.clock.set('2027-02-15T20:00:00Z');
    const gap = await close('2027-01', 'nothing was delivered');
    assert.deepEqual(
      gap.body.refusals.map(({ code }: { code: string }) => code),
      ['month_before_open'],
    );
    const earlier = await close('2026-08', 'before the first one');
    assert.deepEqual([earlier.status, earlier.body.refusals[0].code], [409, 'month_before_open']);
    assert.equal((await close('2026-12', 'nothing was delivered')).status, 200);
    assert.equal((await close('2027-01', 'nothing was delivered')).status, 200);
    const order = await issue('2027-01');
    assert.deepEqual([order.status, order.body.code], [409, 'statement_order']);
    const all = await fixture.operator.post('/operator/closing/statements', {
      domain: fixture.domain,
      month: '2026-12',
    });
    assert.equal(all.body.issued.length, 1);
    const { body } = await fixture.manager.get('/statement/months');
    assert.deepEqual(
      body.months.map(({ month, state }: { month: string; state: string }) => `${month} ${state}`),
      ['2027-01 closed', '2026-12 issued', '2026-11 issued', '2026-10 issued'],
    );
    const seen = await fixture.members[0]?.client.get('/statement/months');
    assert.equal(seen?.body.months.length, 3);
  });

  it('a fee and a share begin after what is closed, although its days are not final', async () => {
    const [member, channel] = [fixture.members[0]?.id, fixture.channels[2]?.id];
    const setFee = (from: string) =>
      fixture.manager.post(
        '/member/mcn/update',
        { target: member, fee_rate: 0.1, from },
        { 'if-match': '*' },
      );
    const assign = (from: string) =>
      fixture.manager.post('/channel/assign', { channel, members: [member], from }, { 'if-match': '*' });

    const closed = await setFee('2027-01-31');
    assert.deepEqual(
      [closed.status, closed.body.errors?.[0]?.path],
      [400, 'from'],
      JSON.stringify(closed.body),
    );
    assert.equal((await assign('2027-01-31')).status, 400);
    assert.equal((await setFee('2027-02-01')).status, 200);
    assert.equal((await assign('2027-02-01')).status, 200);
  });

  it('days whose revenue is final stay open until their month is closed', async () => {
    const february = '2027-02-01';
    api.clock.set('2027-03-15T20:00:00Z');
    await deliverMonth(api, february, { estimated: revenueOf('1', '1', '1'), ad: revenueOf('1', '1', '1') });
    const { status } = await fixture.manager.post(
      '/member/mcn/update',
      { target: fixture.members[0]?.id, fee_rate: 0.07, from: '2027-02-10' },
      { 'if-match': '*' },
    );
    assert.equal(status, 200);
  });

  const audit = async () => {
    const { status, body } = await fixture.operator.get(
      `/operator/closing/audit?domain=${fixture.domain}&month=2027-01`,
    );
    assert.equal(status, 200, JSON.stringify(body));
    return body.audit;
  };
  /** Changes a stored row without the trigger that refuses it, which needs the rights of the table's owner. */
  const forge = async (table: string, set: RawBuilder<unknown>, where: RawBuilder<unknown>) => {
    const name = sql.table(table);
    await sql`alter table ${name} disable trigger user`.execute(api.db);
    await sql`update ${name} set ${set} where ${where}`.execute(api.db);
    await sql`alter table ${name} enable trigger user`.execute(api.db);
  };

  it('T-75 the database refuses a change of what was closed, and the audit names a forged entry', async () => {
    await assert.rejects(sql`update closed_revenue set micros = 0`.execute(api.db), /append-only/);
    await assert.rejects(sql`delete from issued_statement`.execute(api.db), /append-only/);
    assert.deepEqual(await audit(), { months: 4, statements: 3, mismatch: null });

    const october = sql`month = ${OCTOBER}`;
    const forged = [
      {
        table: 'closed_revenue',
        where: sql`day = ${OCTOBER} and channel_id = ${fixture.channels[0]?.id}`,
        changes: [sql`micros = micros + 1`, sql`micros = micros - 1`],
        fault: 'revenue',
      },
      {
        table: 'issued_amount',
        where: sql`${october} and member_id = ${fixture.accountId} and currency = 'USD'`,
        changes: [sql`gross = gross + 1, net = net + 1`, sql`gross = gross - 1, net = net - 1`],
        fault: 'booked',
      },
      {
        table: 'closed_rate',
        where: sql`domain = ${fixture.domain} and day = ${OCTOBER}`,
        changes: [sql`rate = rate + 0.000001`, sql`rate = rate - 0.000001`],
        fault: 'rate',
      },
      {
        table: 'issued_statement',
        where: october,
        changes: [sql`document = document || ' '`, sql`document = rtrim(document)`],
        fault: 'hash',
      },
      {
        table: 'issued_statement',
        where: october,
        // Without its first brace it is no JSON any more.
        changes: [sql`document = substr(document, 2)`, sql`document = '{' || document`],
        fault: 'hash',
      },
    ];
    for (const { table, where, changes, fault } of forged) {
      const [change = sql``, back = sql``] = changes;
      await forge(table, change, where);
      const { mismatch } = await audit();
      assert.deepEqual([mismatch?.month, mismatch?.fault], ['2026-10', fault]);
      await forge(table, back, where);
    }
    assert.equal((await audit()).mismatch, null);
  });

  it('a deleted channel and a deleted member keep what closed months booked', async () => {
    const frozen = await readFrozen(api, fixture);
    const [channel, member] = [fixture.channels[0]?.id, fixture.members[1]?.id];
    assert.equal(
      (
        await fixture.manager.post('/channel/delete', {
          channels: [channel],
          acknowledged: true,
          password: PASSWORD,
        })
      ).status,
      200,
    );
    assert.equal(
      (await fixture.manager.post('/member/mcn/delete', { target: member, password: PASSWORD })).status,
      200,
    );
    assert.equal((await issue('2027-01')).status, 200);
    const isKept = new Set(await readFrozen(api, fixture));
    assert.ok(frozen.every((row) => isKept.has(row)));
    const sums = await api.db
      .selectFrom('statement_amount')
      .select(({ fn }) => fn.sum<string>('net').as('net'))
      .where('member_id', '=', member ?? '')
      .where('currency', '=', 'USD')
      .executeTakeFirst();
    assert.equal(sums?.net, '27900');
  });

  it('a manager who withdraws its account leaves its statements', async () => {
    const frozen = await readFrozen(api, fixture);

    const { status, body } = await fixture.manager.post('/member/account/delete.account', {
      password: PASSWORD,
    });

    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(await readFrozen(api, fixture), frozen);
    assert.equal((await audit()).mismatch, null);
  });

  it('T-14 months that one partner has issued are not issued for another partner of the domain', async () => {
    const { client } = await joinManager(api, fixture.domain);
    const { body } = await client.get('/statement/months');
    assert.ok(body.months.length > 0);
    assert.ok(body.months.every(({ state }: { state: string }) => state === 'closed'));
  });
});
