import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { addMember, assignMembers } from '../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { type OracleFact, oracleFacts, oracleFigures } from '../testing/oracle.ts';
import * as data from '../testing/report-fixture.ts';

describeWithDatabase('statements of shared channels', (api) => {
  let fixture: data.ReportFixture;
  let facts: OracleFact[] = [];
  let second: { client: PortalClient; id: string };
  let channelIds: ReadonlyMap<string, string>;

  before(async () => {
    fixture = await data.createReportFixture(api);
    facts = oracleFacts([fixture.views], [fixture.revenue]);
    second = await addMember(api, fixture.manager);
    const claims = await api.db.selectFrom('channel_claim').select(['youtube_id', 'channel_id']).execute();
    channelIds = new Map(claims.map((claim) => [claim.youtube_id, claim.channel_id]));
  });

  const assign = async (owners: Readonly<Record<string, readonly string[]>>) => {
    await api.db.deleteFrom('channel_member').where('account_id', '=', fixture.managerId).execute();
    for (const [youtubeId, channelId] of channelIds) {
      const members = Object.keys(owners).filter((member) => owners[member]?.includes(youtubeId));
      await assignMembers(api, { accountId: fixture.managerId, channelId }, members);
    }
  };
  beforeEach(() =>
    assign({ [fixture.memberId]: fixture.channels.slice(0, 2), [second.id]: fixture.channels.slice(1, 2) }),
  );

  const get = async (client: PortalClient, path: string, currency = 'USD') => {
    const { status, body } = await client.get(`/report/${path}`, { 'x-mcn-currency': currency });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };

  it("T-63 a statement's rows add up to the revenue of the manager's summary, in both currencies", async () => {
    const body = await get(fixture.manager, 'statement?month=2026-10');
    const period = 'from=2026-10-01&to=2026-10-31';
    for (const [currency, decimals] of [
      ['USD', 2],
      ['KRW', 0],
    ] as const) {
      const { figures } = await get(fixture.manager, `summary?${period}`, currency);
      const cents = (text: string) => BigInt(text.replace('.', ''));
      const rows = body.items.map(
        ({ amounts }: { amounts: Record<string, Record<string, string>> }) => amounts[currency],
      );
      const sum = (name: string) =>
        rows.reduce((total: bigint, row: Record<string, string>) => total + cents(row[name] ?? ''), 0n);
      const totals = body.totals[currency];

      assert.equal(totals.gross, Number(figures.revenue.value).toFixed(decimals));
      assert.equal(sum('gross') + cents(body.unassigned[currency]), cents(totals.gross));
      assert.deepEqual([sum('fee'), sum('net')], [cents(totals.fee), cents(totals.net)]);
      for (const row of rows) assert.equal(cents(row.gross), cents(row.fee) + cents(row.net));
    }
    assert.equal(body.is_complete, true);
    assert.equal(body.status, 'estimated');
    assert.ok(Number(body.usd_krw) > 1_300 && Number(body.usd_krw) < 1_500);
  });

  it('a statement lists the fee rates of its month and applies each to its own days', async () => {
    await assign({ [fixture.memberId]: fixture.channels });
    const { items, unassigned } = await get(fixture.manager, 'statement?month=2026-11');
    const net = oracleFigures(facts, {
      channels: fixture.channels,
      from: '2026-11-01',
      to: '2026-11-30',
      rate: () => '1',
      viewsThrough: data.VIEWS_THROUGH,
      revenueThrough: data.REVENUE_THROUGH,
      fee: (day) => (day < data.FEE_CHANGE ? data.FEES.before : data.FEES.after),
    });

    const own = items.find(({ member }: { member: { id: string } }) => member.id === fixture.memberId);
    assert.deepEqual(own.rates, [
      { from: '2026-11-01', to: '2026-11-04', fee_rate: 0.05 },
      { from: '2026-11-05', to: '2026-11-30', fee_rate: 0.125 },
    ]);
    assert.ok(Math.abs(Number(own.amounts.USD.net) - Number(net.revenue)) <= 0.01);
    assert.deepEqual(unassigned, { USD: '0.00', KRW: '0' });
  });

  it('a member sees only its own row of a statement, equal to the manager’s', async () => {
    const all = await get(fixture.manager, 'statement?month=2026-10');
    const own = await get(fixture.member, 'statement?month=2026-10');

    assert.deepEqual([own.totals, own.unassigned], [null, null]);
    assert.deepEqual(
      own.items,
      all.items.filter(({ member }: { member: { id: string } }) => member.id === fixture.memberId),
    );
    assert.deepEqual((await get(fixture.stranger, 'statement?month=2026-10')).items, []);
    assert.equal((await fixture.manager.get('/report/statement?month=2026-13')).status, 400);
  });

  it('a statement has no amounts in won while an exchange rate is missing', async () => {
    const rates = await api.db.selectFrom('fx_rate').selectAll().execute();
    await api.db.deleteFrom('fx_rate').where('day', '<', '2026-10-20').execute();
    const body = await get(fixture.manager, 'statement?month=2026-10');
    await api.db
      .insertInto('fx_rate')
      .values(rates.filter(({ day }) => day < '2026-10-20'))
      .execute();

    assert.equal(body.totals.KRW, null);
    assert.notEqual(body.totals.USD, null);
  });

  const october = 'from=2026-10-01&to=2026-10-31';
  const cents = (decimal: string) => Math.round(Number(decimal) * 100);

  it('T-63 the dashboard of two members of one channel shows what their statements pay', async () => {
    await assign({
      [fixture.memberId]: fixture.channels.slice(0, 1),
      [second.id]: fixture.channels.slice(0, 1),
    });
    const { items } = await get(fixture.manager, 'statement?month=2026-10');

    for (const { client, id } of [{ client: fixture.member, id: fixture.memberId }, second]) {
      const { figures, member_share: share } = await get(client, `summary?${october}`);
      const row = items.find(({ member }: { member: { id: string } }) => member.id === id);
      assert.equal(cents(figures.revenue.value), cents(row.amounts.USD.net));
      assert.deepEqual(share, { parts: { lowest: 0.5, highest: 0.5 }, since: null });
      assert.deepEqual(row.member_share, share);
    }
  });

  it('T-63 an ended assignment keeps what was earned, and shows no later day', async () => {
    const [channel = ''] = fixture.channels;
    await assign({ [fixture.memberId]: [channel] });
    const before = await get(fixture.member, 'summary?from=2026-10-10&to=2026-10-19');
    await api.db
      .updateTable('channel_member')
      .set({ from_day: '2026-10-05', until_day: '2026-10-20' })
      .where('member_id', '=', fixture.memberId)
      .execute();

    const after = await get(fixture.member, `summary?from=2026-10-10&to=2026-10-31`);
    assert.deepEqual(after.figures.revenue.value, before.figures.revenue.value);
    assert.deepEqual(after.figures.views.value, before.figures.views.value);
    const whole = await get(fixture.member, 'summary?from=2026-10-01&to=2026-10-19');
    const { points } = await get(fixture.member, 'trend?from=2026-10-01&to=2026-10-19&interval=day');
    assert.deepEqual(whole.member_share, {
      parts: { lowest: 1, highest: 1 },
      since: { first: '2026-10-05', last: '2026-10-05', channels: 1, of: 1 },
    });
    for (const point of points.slice(0, 4)) {
      assert.deepEqual([point.revenue, point.rpm], ['0', null]);
      assert.ok(point.views > 0);
    }
    assert.equal((await get(fixture.member, 'channels?from=2026-10-20&to=2026-10-31')).total, 0);
    assert.equal((await get(fixture.member, 'videos?from=2026-10-20&to=2026-10-31')).total, 0);
    const video = `video?from=2026-10-18&to=2026-10-25&id=${channel.slice(2, 8)}-vid-0`;
    const days = (await get(fixture.member, video)).points.map(({ date }: { date: string }) => date);
    assert.deepEqual(days, ['2026-10-18', '2026-10-19']);
  });
});
