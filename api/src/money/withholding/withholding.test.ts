import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { readCsvExport } from '../../platform/export/testing/read-export.ts';
import { addMember, joinManager } from '../../platform/testing/fixtures.ts';
import { readStatement } from '../closed/statement-content.ts';
import { NOVEMBER, OCTOBER } from '../closing/testing/closing-fixture.ts';
import { ANN, createPayoutFixture, type PayoutFixture } from '../payout/testing/payout-fixture.ts';

const RATE = 0.033;
/** 30 days of 10 + 20/2 dollars at 1,400 won, less 5 %. */
const NOVEMBER_NET = 798_000;
const NOVEMBER_WITHHELD = 26_334;
/** A day of October has 3 dollars more, and 0.033 of 31 × 2,850 × 1.4 won is 4,081.77. */
const ADDED = 123_690;

describeWithDatabase('withholdings', (api) => {
  let fixture: PayoutFixture;
  before(async () => {
    fixture = await createPayoutFixture(api, 'withhold');
  });

  const set = (from: string, rate: number, given: object = {}) =>
    fixture.manager.post('/payout/withholding', {
      target: fixture.ann,
      from,
      rate,
      note: 'KR, business income',
      ...given,
    });
  const list = async () => {
    const { status, body } = await fixture.manager.get(`/payout/withholdings?member=${fixture.ann}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const statementOf = async (month: string) => {
    const { status, body } = await fixture.manager.get(`/report/statement?month=${month}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const itemOf = async (month: string, member = fixture.ann) =>
    (await statementOf(month)).items.find((item: { member: { id: string } }) => item.member.id === member);
  it('begins with a month without a statement, and replaces what was planned for later months', async () => {
    const refused = await set('2026-10', RATE);
    assert.deepEqual([refused.status, refused.body.code], [409, 'fee_month_issued']);
    assert.equal((await set('2026-12', 0.22)).status, 200);
    assert.equal((await set('2026-11', RATE)).status, 200);
    assert.equal((await set('2027-01', 0)).status, 200);

    const { items, first_month: first } = await list();
    assert.deepEqual(items, [
      { from: '2026-11', until: '2027-01', rate: RATE, us_rate: null, note: 'KR, business income' },
    ]);
    assert.equal(first, '2026-11');
    assert.equal((await set('2026-11', RATE, { note: '' })).status, 400);
    assert.equal((await set('2026-11', RATE, { target: fixture.accountId })).status, 404);
  });

  it('is a line of the statement: net, withheld, payable, also before it is issued', async () => {
    api.clock.set('2026-12-15T20:00:00Z');
    await fixture.deliver(NOVEMBER, '10', '20', '1');
    const open = await itemOf('2026-11');
    assert.equal(open.payable.KRW, String(NOVEMBER_NET - NOVEMBER_WITHHELD));
    const planned = (await fixture.timeline(fixture.ann)).months.find((row) => row['month'] === '2026-11');
    assert.deepEqual(
      [planned?.['amount'], planned?.['withheld']],
      [String(NOVEMBER_NET - NOVEMBER_WITHHELD), String(NOVEMBER_WITHHELD)],
    );

    await fixture.issueMonth(NOVEMBER, '10', '20', '1');

    const item = await itemOf('2026-11');
    assert.equal(item.total.KRW.net, String(NOVEMBER_NET));
    assert.deepEqual(item.withheld, [
      {
        month: '2026-11',
        source: 'all',
        rate: RATE,
        note: 'KR, business income',
        net: { USD: '570.00', KRW: String(NOVEMBER_NET) },
        amounts: { USD: '18.81', KRW: String(NOVEMBER_WITHHELD) },
      },
    ]);
    assert.equal(item.payable.KRW, String(NOVEMBER_NET - NOVEMBER_WITHHELD));
    const other = await itemOf('2026-11', fixture.ben);
    assert.deepEqual([other.withheld, other.payable.KRW], [[], other.total.KRW.net]);
    const { payable } = await statementOf('2026-11');
    assert.equal(payable.KRW, String(Number(item.payable.KRW) + Number(other.payable.KRW)));
  });

  it('is written into the signed document, which a later change leaves as it is', async () => {
    const read = async () => {
      const { body } = await fixture.manager.get('/statement/document?month=2026-11');
      return body.statement.document;
    };
    const document = await read();
    assert.equal((await set('2026-12', 0.22, { note: 'Not resident' })).status, 200);

    const own = readStatement(document).months.find(({ month }) => month === '2026-11');
    assert.deepEqual(
      own?.withheld?.map((row) => [row.member, row.currency, row.basis_points, row.amount, row.before]),
      [
        [fixture.ann, 'USD', 330, '18.81', '0.00'],
        [fixture.ann, 'KRW', 330, String(NOVEMBER_WITHHELD), '0'],
      ],
    );
    assert.equal(await read(), document);
  });

  it('the ledger owes the member the net less what is withheld', async () => {
    const { balances, months } = await fixture.timeline(fixture.ann);
    assert.equal(balances[0]?.['balance'], String(Number(ANN) + NOVEMBER_NET - NOVEMBER_WITHHELD));
    const november = months.find((row) => row['month'] === '2026-11');
    assert.deepEqual(
      [november?.['amount'], november?.['withheld']],
      [String(NOVEMBER_NET - NOVEMBER_WITHHELD), String(NOVEMBER_WITHHELD)],
    );
    const { body } = await fixture.manager.get('/payout/balances');
    const keeps = { october: 62_000 * 14 * 0.05, unassigned: 31 * 1_400 };
    assert.ok(Number(body.own[0].amount) > keeps.october + keeps.unassigned, 'fees and what has no member');
    const run = await fixture.manager.get('/payout/run');
    const line = run.body.items.find(({ payee }: { payee: { id: string } }) => payee.id === fixture.ann);
    assert.equal(line.withheld, String(NOVEMBER_WITHHELD));
    const { header, rows } = await readCsvExport(fixture.manager, '/payout/run/export');
    assert.equal(rows[0]?.[header.indexOf('withheld')], String(NOVEMBER_WITHHELD));
  });

  it('a correction has the rate of the month that it corrects, of that month’s whole net', async () => {
    api.clock.set('2027-01-20T20:00:00Z');
    await fixture.deliver(OCTOBER, '12', '22', '1');
    await fixture.deliver(NOVEMBER, '12', '22', '1');
    await fixture.issueMonth('2026-12-01', '10', '20', '1');

    const item = await itemOf('2026-12');

    const november = Math.trunc((NOVEMBER_NET * 1.15 * 330) / 10_000) - NOVEMBER_WITHHELD;
    const december = Math.trunc((Number(ANN) * 2_200) / 10_000);
    assert.deepEqual(
      item.withheld.map((row: { month: string; rate: number; amounts: { KRW: string } }) => [
        row.month,
        row.rate,
        row.amounts.KRW,
      ]),
      [
        ['2026-12', 0.22, String(december)],
        ['2026-11', RATE, String(november)],
      ],
      'October had no withholding',
    );
    assert.equal(item.total.KRW.net, String(Number(ANN) + ADDED + NOVEMBER_NET * 0.15));
    assert.equal(item.payable.KRW, String(Number(item.total.KRW.net) - december - november));
  });

  it('files of the statement name it, and their nets add up to what is payable', async () => {
    const { header, rows } = await readCsvExport(
      fixture.manager,
      '/report/statement/export?month=2026-12&format=csv',
    );
    const { email } = (await itemOf('2026-12')).member;
    const own = rows.filter((row) => row.includes(email));
    const kindAt = header.indexOf('Row');
    const netAt = header.indexOf('Net (KRW)');
    const sums = own.filter((row) => row[kindAt] !== 'Channel');
    assert.equal(sums.filter((row) => row[kindAt] === 'Withheld').length, 2);
    const [payable, ...nets] = sums.map((row) => Number(row[netAt])).toReversed();
    assert.equal(
      nets.reduce((sum, net) => sum + net, 0),
      payable,
    );
    assert.ok(own.some((row) => row.includes('22% · Not resident')));
  });

  it('the journal owes it to a tax office, and its entries add up to zero', async () => {
    const { body } = await fixture.manager.get('/report/statement/journal?month=2026-12', {
      'x-mcn-currency': 'KRW',
    });
    const postings = [...String(body).matchAll(/^ {2}(\S+) {2}(-?[\d.]+) KRW$/gm)];
    const sumOf = (account: string) =>
      postings
        .filter(([, name = '']) => name.startsWith(account))
        .reduce((sum, [, , units]) => sum + Number(units), 0);
    const withheld = (await itemOf('2026-12')).withheld;

    assert.equal(
      -sumOf('Liabilities:Withheld'),
      withheld.reduce((sum: number, row: { amounts: { KRW: string } }) => sum + Number(row.amounts.KRW), 0),
    );
    assert.equal(-sumOf('Liabilities:Payable'), Number((await statementOf('2026-12')).payable.KRW));
    assert.equal(sumOf(''), 0);
  });

  it('the audit computes it again', async () => {
    const { body } = await fixture.operator.get(
      `/operator/closing/audit?domain=${fixture.domain}&month=2026-12`,
    );
    assert.deepEqual(body.audit, { months: 3, statements: 3, mismatch: null });
  });

  it('a member sees its own line, and only its manager sets it', async () => {
    const [ann] = fixture.members;
    const { body } = await ann!.client.get('/report/statement?month=2026-11');
    assert.equal(body.items.length, 1);
    assert.equal(body.items[0].withheld.length, 1);
    assert.equal((await ann!.client.get(`/payout/withholdings?member=${fixture.ann}`)).status, 403);
    const { client: rival } = await joinManager(api, fixture.domain);
    await addMember(api, rival);
    assert.equal((await rival.get(`/payout/withholdings?member=${fixture.ann}`)).status, 404);
    const foreign = { target: fixture.ann, from: '2027-02', rate: 0.1, note: 'x' };
    assert.equal((await rival.post('/payout/withholding', foreign)).status, 404);
  });
});
