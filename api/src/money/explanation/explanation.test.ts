import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { ingestText } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { adCsv, premiumCsv } from '../../figures/ingest/testing/report-csv.ts';
import {
  type ClosingFixture,
  createClosingFixture,
  deliverMonth,
  insertRates,
  NOVEMBER,
  OCTOBER,
} from '../closing/testing/closing-fixture.ts';
import { addUp, checkChain, type Row } from './testing/check-chain.ts';

describeEachDatabase('the explanation of an amount', (api) => {
  let fixture: ClosingFixture;

  before(async () => {
    api.clock.set('2026-12-20T20:00:00Z');
    fixture = await createClosingFixture(api, 'chain');
    await insertRates(api, [OCTOBER, NOVEMBER], '1400');
    await api.db.updateTable('fx_rate').set({ rate: '1391.237' }).where('day', '=', '2026-10-03').execute();
    const { revenueOf } = fixture;
    await deliverMonth(api, OCTOBER, {
      estimated: revenueOf('9', '9.000001', '9'),
      ad: revenueOf('10.123457', '20.013', '1'),
      premium: revenueOf('0.3', '0.1', '0'),
    });
    await deliverMonth(api, NOVEMBER, { estimated: revenueOf('3', '3.333333', '0.7') });
  });

  const get = async (path: string, client = fixture.manager, currency = 'KRW'): Promise<Row> => {
    const { status, body } = await client.get(path, { 'x-mcn-currency': currency });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const ann = () => fixture.members[0];
  const ben = () => fixture.members[1];
  const october = 'from=2026-10-01&to=2026-10-31';
  const typesOf = ({ files }: Row) => files.map(({ type }: Row) => type).toSorted();

  /** Checks every amount of a month's statement, of members, their channels and the totals. */
  const checkStatement = async (month: string) => {
    for (const currency of ['USD', 'KRW']) {
      const statement = await get(`/report/statement?month=${month}`, fixture.manager, currency);
      const explain = (query: string) =>
        get(`/report/statement/amount?month=${month}${query}`, fixture.manager, currency);
      const total = await explain('');
      assert.deepEqual(total.shown, statement.totals[currency]);
      checkChain(total);
      for (const { member, amounts, lines } of statement.items) {
        const chain = await explain(`&member=${member.id}`);
        assert.deepEqual(chain.shown, amounts[currency]);
        checkChain(chain);
        for (const line of lines) {
          const part = await explain(`&member=${member.id}&channel=${line.channel.id}`);
          assert.deepEqual(part.shown, line.amounts[currency]);
          checkChain(part);
        }
      }
    }
  };

  it('of a report adds up from the files to its revenue', async () => {
    for (const currency of ['USD', 'KRW'])
      for (const [client, query] of [
        [fixture.manager, ''],
        [fixture.manager, `&member=${ben()?.id}`],
        [fixture.manager, `&channel=${fixture.channels[1]?.id}`],
        [ann()?.client, ''],
        [ann()?.client, `&channel=${fixture.channels[1]?.id}`],
      ] as const)
        for (const days of [october, 'from=2026-10-03&to=2026-10-03', 'from=2026-11-01&to=2026-11-30']) {
          const summary = await get(`/report/summary?${days}${query}`, client, currency);
          const chain = await get(`/report/amount?${days}${query}`, client, currency);
          assert.equal(chain.exact.net, summary.figures.revenue.value);
          assert.equal(chain.untraced, null);
          checkChain(chain);
        }
  });

  it('of a video has the rows of that video only', async () => {
    const id = `${fixture.channels[0]?.youtubeId}-one`;
    const report = await get(`/report/video?${october}&id=${id}`, ann()?.client);
    const chain = await get(`/report/amount?${october}&video=${id}`, ann()?.client);

    assert.equal(chain.exact.net, report.figures.revenue);
    checkChain(chain);
    const unknown = await fixture.manager.get(`/report/amount?${october}&video=other`);
    assert.equal(unknown.status, 404);
  });

  it('names closing reports of final days, estimates of others, and the rate of each day', async () => {
    const final = await get(`/report/amount?${october}`);
    assert.deepEqual(typesOf(final), [
      'content_owner_ad_revenue_raw_a1',
      'content_owner_non_music_red_revenue_raw_a1',
    ]);
    assert.deepEqual(
      final.files.map(({ is_final: isFinal, revenue }: Row) => [isFinal, revenue.rows, revenue.days.length]),
      [
        [true, 93, 31],
        [true, 93, 31],
      ],
    );
    assert.deepEqual(final.days[2].rate, { usd_krw: '1391.237', date: '2026-10-03' });
    const open = await get('/report/amount?from=2026-11-01&to=2026-11-30');
    assert.deepEqual(typesOf(open), ['content_owner_estimated_revenue_a1']);
  });

  it('of an open statement adds up to every amount of it', async () => {
    await checkStatement('2026-10');
    await checkStatement('2026-11');
  });

  it('has the file of each content owner of a day', async () => {
    const row = {
      date: '20261103',
      channel_id: fixture.channels[0]?.youtubeId ?? '',
      video_id: 'claimed',
      partner_revenue: '7.5',
    };
    const options = { forceReason: 'a test', owner: 'second' };
    await ingestText(api, adCsv([row]), options);
    await ingestText(api, premiumCsv([{ ...row, partner_revenue: '0.25' }]), options);
    const shared = await get(`/report/amount?from=2026-11-03&to=2026-11-03`);
    // The first owner has not closed the day.
    assert.deepEqual(typesOf(shared), ['content_owner_estimated_revenue_a1']);
    const { revenueOf } = fixture;
    await deliverMonth(api, NOVEMBER, { ad: revenueOf('3', '3', '0.7') });
    const closed = await get(`/report/amount?from=2026-11-03&to=2026-11-03`, fixture.manager, 'USD');
    assert.deepEqual(closed.files.map(({ owner, revenue }: Row) => [owner, revenue.usd]).toSorted(), [
      ['', '0'],
      ['', '6.7'],
      ['second', '0.25'],
      ['second', '7.5'],
    ]);
    checkChain(closed);
    await checkStatement('2026-11');
  });

  it('of a closed month keeps its files, and says what cannot be traced once they are replaced', async () => {
    assert.equal((await fixture.close('2026-10')).status, 200);
    const before_ = await get('/report/statement/amount?month=2026-10');
    assert.deepEqual([before_.status, before_.untraced, before_.files.length], ['closed', null, 2]);
    await checkStatement('2026-10');

    const { revenueOf } = fixture;
    await deliverMonth(api, OCTOBER, { ad: revenueOf('11', '20.013', '1') });
    await checkStatement('2026-10');
    const after = await get('/report/statement/amount?month=2026-10');
    assert.deepEqual(after.shown, before_.shown);
    // Nothing was booked from the new files, and the rows of the old ones are gone.
    assert.equal(after.untraced.entries, 93);
    assert.equal(after.untraced.amount, before_.exact.whole);
    assert.deepEqual(
      after.files.map(({ id, revenue }: Row) => [id, revenue]),
      before_.files.map(({ id }: Row) => [id, null]),
    );
    const report = await get(`/report/amount?${october}`);
    assert.equal(report.untraced, null);
    checkChain(report);
  });

  it('of an issued month is that of its document, with its corrections', async () => {
    assert.equal((await fixture.issue('2026-10')).status, 200);
    assert.equal((await fixture.close('2026-11')).status, 200);
    assert.equal((await fixture.issue('2026-11')).status, 200);
    await checkStatement('2026-10');
    await checkStatement('2026-11');
    const chain = await get('/report/statement/amount?month=2026-11', ann()?.client);
    assert.equal(chain.status, 'issued');
    assert.ok(chain.corrections.length > 0);
    assert.equal(
      addUp([
        chain.shown.net,
        ...chain.corrections.flatMap(({ old, new: now }: Row) => [now.net, `-${old.net}`]),
      ]),
      addUp([chain.total.net]),
    );
  });

  it('of a member names no content owner, and nothing of others', async () => {
    const own = await get('/report/statement/amount?month=2026-11', ann()?.client);
    assert.ok(own.files.length > 0 && own.files.every(({ owner }: Row) => owner === null));
    const paths = [
      `/report/statement/amount?month=2026-11&member=${ben()?.id}`,
      `/report/statement/amount?month=2026-11&channel=${fixture.channels[2]?.id}`,
      `/report/amount?${october}&channel=${fixture.channels[2]?.id}`,
      `/report/amount?${october}&member=${ben()?.id}`,
      `/report/amount?${october}&video=${fixture.channels[2]?.youtubeId}-one`,
    ];
    for (const path of paths) assert.equal((await ann()?.client.get(path))?.status, 404, path);
  });

  it('of a month is bridged to the one before by parts that add up to it', async () => {
    for (const currency of ['USD', 'KRW'])
      for (const [query, client] of [
        ['', fixture.manager],
        [`&member=${ben()?.id}`, fixture.manager],
        ['', ann()?.client],
      ] as const) {
        const bridge = await get(`/report/statement/bridge?month=2026-11${query}`, client, currency);
        assert.equal(bridge.previous, '2026-10');
        assert.equal(
          addUp([bridge.before.amount, ...bridge.parts.map(({ amount }: Row) => amount)]),
          bridge.after.amount,
        );
        const statement = await get('/report/statement?month=2026-11', client, currency);
        const item = statement.items.find(({ member }: Row) => query === '' || query.endsWith(member.id));
        assert.equal(
          Number(bridge.after.amount),
          Number(bridge.of === 'account' ? statement.totals[currency].gross : item.total[currency].net),
        );
      }
    const first = await get('/report/statement/bridge?month=2026-10');
    assert.equal(first.parts, null);
    const other = await ann()?.client.get(`/report/statement/bridge?month=2026-11&member=${ben()?.id}`);
    assert.equal(other?.status, 404);
  });

  it('refuses periods that would read too many rows', async () => {
    const { status } = await fixture.manager.get('/report/amount?from=2026-01-01&to=2026-12-31');
    assert.equal(status, 400);
  });
});
