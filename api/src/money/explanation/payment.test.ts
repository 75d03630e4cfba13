import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { createServerActor } from '../../access/audit/actor.ts';
import { ingestText } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { adCsv, revenueCsv } from '../../figures/ingest/testing/report-csv.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { deliverMonth, NOVEMBER, OCTOBER } from '../closing/testing/closing-fixture.ts';
import { createPayoutFixture, type PayoutFixture } from '../payout/testing/payout-fixture.ts';
import { addUp, checkChain, checkPayment, type Row } from './testing/check-chain.ts';

const NOTE = 'KR, business income';
const DECEMBER = '2026-12-01';
const JANUARY = '2027-01-01';
/** Half of what is payable of November: 30 days of 20 dollars at 1,400 won, less 5 % and 3.3 %. */
const RECOUPED = 385_833;

describeEachDatabase('the explanation of what is payable', (api) => {
  let fixture: PayoutFixture;

  // October is without withholding, November has it and pays back an advance, December corrects both.
  before(async () => {
    fixture = await createPayoutFixture(api, 'payable');
    const rate = { target: fixture.ann, from: '2026-11', rate: 0.033, note: NOTE };
    assert.equal((await fixture.manager.post('/payout/withholding', rate)).status, 200);
    const advance = { payee: fixture.ann, currency: 'KRW', amount: '500000', day: '2026-11-20', share: 0.5 };
    assert.equal((await fixture.manager.post('/payout/advance', advance)).status, 200);
    api.clock.set('2026-12-15T20:00:00Z');
    await fixture.issueMonth(NOVEMBER, '10', '20', '1');
    api.clock.set('2027-01-20T20:00:00Z');
    await fixture.deliver(OCTOBER, '9', '20', '1');
    await fixture.deliver(NOVEMBER, '12', '22', '1');
    await fixture.issueMonth(DECEMBER, '10', '20', '1');
  });

  const get = async (
    path: string,
    client: PortalClient = fixture.manager,
    currency = 'KRW',
  ): Promise<Row> => {
    const { status, body } = await client.get(path, { 'x-mcn-currency': currency });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const annClient = () => fixture.members[0]?.client ?? fixture.manager;
  const explain = (month: string) => get(`/report/statement/amount?month=${month}&member=${fixture.ann}`);

  it('adds up to every amount of the statements, in both currencies', async () => {
    for (const month of ['2026-10', '2026-11', '2026-12'])
      for (const currency of ['USD', 'KRW']) {
        const { items } = await get(`/report/statement?month=${month}`, fixture.manager, currency);
        const advances = await get(`/report/statement/advances?month=${month}`);
        for (const item of items) {
          const query = `month=${month}&member=${item.member.id}`;
          const chain = await get(`/report/statement/amount?${query}`, fixture.manager, currency);
          checkChain(chain);
          checkPayment(chain, item, currency);
          const own = advances.items.find(
            (each: Row) => each.member === item.member.id && each.currency === currency,
          );
          assert.equal(chain.payment.recouped, own?.recouped ?? (currency === 'USD' ? '0.00' : '0'));
          if (own) assert.deepEqual([own.rest, own.advances], [chain.payment.rest, chain.payment.advances]);
        }
      }
  });

  it('has the rate, the whole net of each month, and what earlier statements withheld', async () => {
    const { payment } = await explain('2026-12');

    assert.deepEqual(payment.withheld, [
      {
        month: '2026-12',
        parts: [{ source: 'all', rate: 0.033, note: NOTE, net: '824600', withheld: '27211' }],
        before: '0',
        amount: '27211',
      },
      {
        month: '2026-11',
        parts: [{ source: 'all', rate: 0.033, note: NOTE, net: '917700', withheld: '30284' }],
        before: '26334',
        amount: '3950',
      },
    ]);
  });

  it('names the advance, its share, and what earlier months have left of it', async () => {
    const [november, december] = [await explain('2026-11'), await explain('2026-12')];

    const [first, second] = [november, december].map(({ payment }) => payment.advances[0]);
    assert.deepEqual(
      [first.day, first.amount, first.share, first.left, first.recouped],
      ['2026-11-20', '500000', 0.5, '500000', String(RECOUPED)],
    );
    assert.deepEqual(
      [second.left, second.recouped],
      [String(500_000 - RECOUPED), String(500_000 - RECOUPED)],
    );
    const { months } = await fixture.timeline(fixture.ann);
    const ofMonth = (month: string) => months.find((row) => row['month'] === month)?.['recouped'];
    assert.deepEqual([ofMonth('2026-11'), ofMonth('2026-12')], [first.recouped, second.recouped]);
  });

  it('has none of a channel, of the account and of reports', async () => {
    const channel = fixture.channels[0]?.id;
    for (const path of [
      `/report/statement/amount?month=2026-12&member=${fixture.ann}&channel=${channel}`,
      '/report/statement/amount?month=2026-12',
      '/report/amount?from=2026-12-01&to=2026-12-31',
    ])
      assert.equal((await get(path)).payment, null, path);
  });

  it('of a member is its own, and says nothing of others', async () => {
    const own = await get('/report/statement/amount?month=2026-12', annClient());
    assert.deepEqual(own.payment, (await explain('2026-12')).payment);
    const { items } = await get('/report/statement/advances?month=2026-12', annClient());
    assert.deepEqual(
      items.map(({ member }: Row) => member),
      [fixture.ann],
    );
    const ben = fixture.members[1]?.client ?? fixture.manager;
    assert.deepEqual((await get('/report/statement/advances?month=2026-12', ben)).items, []);
  });

  it('has the corrections of the statement', async () => {
    const { items } = await get('/report/statement?month=2026-12');
    const { corrections } = items.find(({ member }: Row) => member.id === fixture.ann);
    const chain = await explain('2026-12');

    assert.deepEqual(
      chain.corrections,
      corrections.filter(({ currency }: Row) => currency === 'KRW'),
    );
    assert.deepEqual(
      chain.corrections.map(({ month, cause, old, new: now }: Row) => [month, cause, old.net, now.net]),
      [
        ['2026-10', 'revenue', '824600', '783370'],
        ['2026-11', 'revenue', '798000', '917700'],
      ],
    );
  });

  it('of a month is bridged to the one before by what is withheld and paid back, too', async () => {
    for (const currency of ['USD', 'KRW'])
      for (const month of ['2026-11', '2026-12']) {
        const query = `month=${month}&member=${fixture.ann}`;
        const bridge = await get(`/report/statement/bridge?${query}`, fixture.manager, currency);
        const { payment } = await get(`/report/statement/amount?${query}`, fixture.manager, currency);
        const amounts = bridge.parts.map(({ amount }: Row) => amount);
        assert.equal(addUp([bridge.before.amount, ...amounts]), bridge.after.amount);
        assert.equal(bridge.after.amount, addUp([payment.rest]));
      }
    const bridge = await get(`/report/statement/bridge?month=2026-11`, annClient());
    const partOf = (cause: string) => bridge.parts.find((part: Row) => part.cause === cause).amount;
    assert.deepEqual([partOf('withheld'), partOf('advances')], ['-26334', `-${RECOUPED}`]);
  });

  it('each correction names who changed something of its month, when, and which closing report it was', async () => {
    const { channels, operator, revenueOf } = fixture;
    const [name] = channels.map(({ youtubeId }) => youtubeId);
    const actor = { ...createServerActor('', null), role: 'operator' as const };
    const deliver = (text: string, file: string) =>
      ingestText(api, text, { forceReason: 'a test', actor, name: file });
    const row = (date: string) => ({ date, channel_id: name ?? '', video_id: `${name}-one` });
    const rate = (text: string) =>
      operator.post('/operator/rates?force=true', text, { 'content-type': 'text/csv' });

    api.clock.set('2027-02-10T01:00:00Z');
    await deliver(adCsv([{ ...row('20261005'), partner_revenue: '4' }]), 'ad-october.csv');
    api.clock.set('2027-02-10T02:00:00Z');
    const estimate = { ...row('20261005'), estimated_partner_revenue: '40' };
    await deliver(revenueCsv([estimate]), 'estimate.csv');
    api.clock.set('2027-02-10T03:00:00Z');
    assert.equal((await rate('day,rate\n2026-11-05,1500\n')).status, 200);
    api.clock.set('2027-02-10T04:00:00Z');
    assert.equal((await rate('day,rate\n2027-02-09,1401\n')).status, 200);
    await deliverMonth(api, JANUARY, { ad: revenueOf('10', '20', '1') });
    api.clock.set('2027-02-20T20:00:00Z');
    assert.equal((await fixture.close('2027-01', 'a test')).status, 200);
    assert.equal((await fixture.issue('2027-01')).status, 200);

    const { corrections } = await get('/report/statement/amount?month=2027-01', annClient());
    assert.deepEqual(
      corrections.map(({ month, cause, authors }: Row) => [month, cause, authors]),
      [
        [
          '2026-10',
          'revenue',
          [{ at: '2027-02-10T01:00:00.000Z', role: 'operator', file: 'ad-october.csv' }],
        ],
        ['2026-11', 'rate', [{ at: '2027-02-10T03:00:00.000Z', role: 'operator', file: null }]],
      ],
    );
  });

  it('the unassigned revenue of an account adds up with its rounding', async () => {
    for (const currency of ['USD', 'KRW']) {
      const { unassigned } = await get('/report/statement?month=2026-12', fixture.manager, currency);
      const chain = await get('/report/statement/amount?month=2026-12', fixture.manager, currency);
      assert.equal(chain.unassigned.shown, unassigned[currency]);
      assert.equal(
        addUp([chain.exact.unassigned, chain.unassigned.rounding]),
        addUp([chain.unassigned.shown]),
      );
    }
    assert.equal((await explain('2026-12')).unassigned, null);
  });
});
