import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { sql } from 'kysely';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { readCsvExport } from '../../platform/export/testing/read-export.ts';
import { readStatement } from '../closed/statement-content.ts';
import { deliverByCountry } from '../closing/testing/deliver-by-country.ts';
import { NOVEMBER, OCTOBER } from '../closing/testing/closing-fixture.ts';
import { ANN, createPayoutFixture, type PayoutFixture } from '../payout/testing/payout-fixture.ts';

const [US_RATE, OTHER_RATE] = [0.1, 0.033];
const DECEMBER = '2026-12-01';
/** 30 days of 10 + 20/2 dollars at 1,400 won, less 5 %; of them 4 + 10/2 dollars from the United States. */
const NET = { USD: '570.00', KRW: '798000' };
const US = { net: { USD: '256.50', KRW: '359100' }, withheld: { USD: '25.65', KRW: '35910' } };
const OTHER = { net: { USD: '313.50', KRW: '438900' }, withheld: { USD: '10.34', KRW: '14483' } };
const PAYABLE = 798_000 - 35_910 - 14_483;

type Line = { month: string; source: string; rate: number; net: object; amounts: { KRW: string } };

describeWithDatabase('withholdings by source of revenue', (api) => {
  let fixture: PayoutFixture;
  before(async () => {
    fixture = await createPayoutFixture(api, 'source');
  });

  /** Both channels with a member have 10 and 20 dollars a day, the first one `us` of it from the United States. */
  const deliver = (month: string, us: number) => {
    const [first = '', second = '', third = ''] = fixture.channels.map(({ youtubeId }) => youtubeId);
    return deliverByCountry(api, month, {
      [first]: { US: String(us), KR: String(9.5 - us), '': '0.5' },
      [second]: { US: '10', KR: '10' },
      [third]: { US: '1' },
    });
  };
  const set = (from: string, given: object) =>
    fixture.manager.post('/payout/withholding', { target: fixture.ann, from, note: 'KR resident', ...given });
  const closeAndIssue = async (month: string) => {
    const closed = await fixture.close(month, 'a test');
    assert.equal(closed.status, 200, JSON.stringify(closed.body));
    const issued = await fixture.issue(month);
    assert.equal(issued.status, 200, JSON.stringify(issued.body));
  };
  const itemOf = async (month: string, member = fixture.ann) => {
    const { status, body } = await fixture.manager.get(`/report/statement?month=${month}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body.items.find((item: { member: { id: string } }) => item.member.id === member);
  };
  const audit = async (month: string) => {
    const path = `domain=${fixture.domain}&month=${month}`;
    const [documents, files] = [
      await fixture.operator.get(`/operator/closing/audit?${path}`),
      await fixture.operator.get(`/operator/closing/audit/files?${path}`),
    ];
    return [documents.body.audit.mismatch, files.body.audit.mismatch];
  };

  it('two rates are set and listed; one rate, and a rate of 0 for both, end them', async () => {
    assert.equal((await set('2026-11', { rate: OTHER_RATE, us_rate: US_RATE })).status, 200);
    assert.equal((await set('2027-02', { rate: 0, us_rate: 0.3 })).status, 200);
    assert.equal((await set('2027-03', { rate: 0.22 })).status, 200);
    assert.equal((await set('2027-04', { rate: 0, us_rate: 0 })).status, 200);
    assert.equal((await set('2027-05', { rate: 0.1, us_rate: 1.1 })).status, 400);

    const { body } = await fixture.manager.get(`/payout/withholdings?member=${fixture.ann}`);
    const rates = body.items.map((item: Record<string, unknown>) => [
      item['from'],
      item['rate'],
      item['us_rate'],
    ]);
    assert.deepEqual(rates, [
      ['2027-03', 0.22, null],
      ['2027-02', 0, 0.3],
      ['2026-11', OTHER_RATE, US_RATE],
    ]);
    assert.equal((await set('2027-02', { rate: OTHER_RATE, us_rate: US_RATE })).status, 200);
  });

  it('the checks of a month name the revenue of unknown countries', async () => {
    api.clock.set('2026-12-15T20:00:00Z');
    await deliver(NOVEMBER, 4);
    const { body } = await fixture.operator.get(`/operator/closing?domain=${fixture.domain}&month=2026-11`);
    assert.equal(body.checks.no_country, String(30 * 500_000));
  });

  it('closing books what came from the United States beside the revenue of a channel and day', async () => {
    const planned = (await fixture.timeline(fixture.ann)).months.find((row) => row['month'] === '2026-11');
    assert.deepEqual(
      [planned?.['amount'], planned?.['withheld']],
      [String(PAYABLE), String(798_000 - PAYABLE)],
    );

    await closeAndIssue('2026-11');

    const rows = await api.db
      .selectFrom('closed_revenue')
      .select(['micros', 'us_micros'])
      .where('account_id', '=', fixture.accountId)
      .where('day', '=', NOVEMBER)
      .orderBy('micros')
      .execute();
    assert.deepEqual(
      rows.map(({ micros, us_micros: us }) => [micros, us]),
      [
        ['1000000', '1000000'],
        ['10000000', '4000000'],
        ['20000000', '10000000'],
      ],
    );
  });

  it('the statement has a line for each source with net, rate and amount, and pays the rest', async () => {
    const item = await itemOf('2026-11');
    const common = { month: '2026-11', note: 'KR resident' };
    assert.deepEqual(item.withheld, [
      { ...common, source: 'us', rate: US_RATE, net: US.net, amounts: US.withheld },
      { ...common, source: 'other', rate: OTHER_RATE, net: OTHER.net, amounts: OTHER.withheld },
    ]);
    assert.deepEqual([item.total.USD.net, item.total.KRW.net], [NET.USD, NET.KRW]);
    assert.deepEqual(item.payable, { USD: '534.01', KRW: String(PAYABLE) });
    const { balances } = await fixture.timeline(fixture.ann);
    assert.equal(balances[0]?.['balance'], String(Number(ANN) + PAYABLE));
  });

  it('only channels of the member say in the signed document where their revenue came from', async () => {
    const { body } = await fixture.manager.get('/statement/document?month=2026-11');
    const [own] = readStatement(body.statement.document).months;
    const usOf = Object.fromEntries(own?.inputs.channels.map(({ id, days }) => [id, days[0]?.us]) ?? []);
    const [first = '', second = '', third = ''] = fixture.channels.map(({ id }) => id);
    assert.deepEqual(usOf, { [first]: '4000000', [second]: '10000000', [third]: undefined });
    assert.deepEqual(await audit('2026-11'), [null, null]);
  });

  it('a correction of where revenue came from withholds by the rates of the month that it corrects', async () => {
    api.clock.set('2027-01-20T20:00:00Z');
    await deliver(OCTOBER, 7);
    await deliver(NOVEMBER, 7);
    await deliver(DECEMBER, 4);
    await closeAndIssue('2026-12');

    const item = await itemOf('2026-12');
    const lines = item.withheld.filter(({ month }: Line) => month === '2026-11');

    assert.deepEqual(item.corrections, [], 'the revenue itself is the same');
    // 7 + 10/2 dollars a day: 342.00 and 478,800 won net, of which 34.20 and 47,880 are withheld; of the rest 7.52 and 10,533.
    assert.deepEqual(
      lines.map(({ source, rate, net, amounts }: Line) => ({ source, rate, net, amounts })),
      [
        {
          source: 'us',
          rate: US_RATE,
          net: { USD: '85.50', KRW: '119700' },
          amounts: { USD: '8.55', KRW: '11970' },
        },
        {
          source: 'other',
          rate: OTHER_RATE,
          net: { USD: '-85.50', KRW: '-119700' },
          amounts: { USD: '-2.82', KRW: '-3950' },
        },
      ],
    );
    assert.ok(
      item.withheld.every(({ month }: Line) => month !== '2026-10'),
      'October withheld nothing',
    );
    const sum = item.withheld.reduce((all: number, { amounts }: Line) => all + Number(amounts.KRW), 0);
    assert.equal(item.payable.KRW, String(Number(item.total.KRW.net) - sum));
    assert.deepEqual(await audit('2026-12'), [null, null]);
  });

  it('files have a row for each source with its net, and what is paid is the sum of the rows', async () => {
    const path = '/report/statement/export?month=2026-12&format=csv';
    const { header, rows } = await readCsvExport(fixture.manager, path);
    const at = (name: string) => header.indexOf(name);
    const { email } = (await itemOf('2026-12')).member;
    const own = rows.filter((row) => row.includes(email) && row[at('Row')] !== 'Channel');
    const withheld = own.filter((row) => row[at('Row')] === 'Withheld');

    assert.deepEqual(
      withheld.map((row) => [row[at('Month')], row[at('Cause')], row[at('Withheld from (KRW)')]]).slice(2),
      [
        ['2026-11', '10% · viewers in the United States · KR resident', '119700'],
        ['2026-11', '3.3% · other viewers · KR resident', '-119700'],
      ],
    );
    const [payable, ...nets] = own.map((row) => Number(row[at('Net (KRW)')])).toReversed();
    assert.equal(
      nets.reduce((sum, net) => sum + net, 0),
      payable,
    );
  });

  it('the journal owes each source to a tax office, and its entries add up to zero', async () => {
    const { body } = await fixture.manager.get('/report/statement/journal?month=2026-12', {
      'x-mcn-currency': 'KRW',
    });
    const postings = [...String(body).matchAll(/^ {2}(\S+) {2}(-?[\d.]+) KRW$/gm)];
    const sumOf = (account: string) =>
      postings
        .filter(([, name = '']) => name.startsWith(account))
        .reduce((sum, [, , units]) => sum + Number(units), 0);
    const item = await itemOf('2026-12');
    const stated = (source: string) =>
      item.withheld
        .filter((line: Line) => line.source === source)
        .reduce((sum: number, { amounts }: Line) => sum + Number(amounts.KRW), 0);

    assert.equal(-sumOf('Liabilities:Withheld:US'), stated('us'));
    assert.equal(-sumOf('Liabilities:Withheld:Other'), stated('other'));
    assert.equal(-sumOf(`Liabilities:Payable:${fixture.ann.toUpperCase()}`), Number(item.payable.KRW));
    assert.equal(sumOf(''), 0);
  });

  it('T-75 a forged source of booked revenue is named by both audits', async () => {
    const { accountId, channels, domain, operator } = fixture;
    const row = {
      account_id: accountId,
      channel_id: channels[1]?.id ?? '',
      day: '2026-12-03',
      month: DECEMBER,
    };
    await api.db.transaction().execute(async (trx) => {
      // The rows of closed months cannot be changed, so the forger replaces one.
      await sql`alter table closed_revenue disable trigger user`.execute(trx);
      await sql`update closed_revenue set us_micros = us_micros + 1 where account_id = ${row.account_id}
        and channel_id = ${row.channel_id} and day = ${row.day} and month = ${row.month}`.execute(trx);
      await sql`alter table closed_revenue enable trigger user`.execute(trx);
    });
    const path = `domain=${domain}&month=2026-12`;
    const { body } = await operator.get(`/operator/closing/audit?${path}`);
    assert.equal(body.audit.mismatch.fault, 'revenue');
    const { body: files } = await operator.get(`/operator/closing/audit/files?${path}`);
    assert.deepEqual(
      [files.audit.mismatch.fault, files.audit.mismatch.entry],
      ['files', `${row.channel_id} ${row.day}`],
    );
  });
});
