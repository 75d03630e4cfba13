import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { readCsvExport } from '../../platform/export/testing/read-export.ts';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { ANN, BEN, createPayoutFixture, type PayoutFixture } from './testing/payout-fixture.ts';

const IBAN = 'DE89370400440532013000';
const PAYER_IBAN = 'GB82WEST12345698765432';

describeWithDatabase('pay runs', (api) => {
  let fixture: PayoutFixture;
  before(async () => {
    fixture = await createPayoutFixture(api, 'run');
  });

  const setPayee = (payee: string, given: object) =>
    fixture.manager.post('/payout/payee', {
      payee,
      iban: null,
      account_number: null,
      bank_code: null,
      ...given,
    });
  const readOrder = async (query: string): Promise<string> => {
    const { status, body, headers } = await fixture.manager.get(`/payout/run/order${query}`);
    assert.equal(status, 200, JSON.stringify(body));
    // The portal's client reads a file's name from this form only.
    assert.match(String(headers['content-disposition']), /filename\*=UTF-8''payments_[\d-]+\.xml$/);
    return body;
  };
  const textsOf = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

  it('bank details are checked, and shown and logged masked', async () => {
    assert.equal((await setPayee(fixture.ann, { name: 'Ann', iban: 'DE89370400440532013001' })).status, 400);
    assert.equal((await setPayee(fixture.ann, { name: 'Ann' })).status, 400);
    assert.equal((await setPayee(fixture.ann, { name: 'Ann', account_number: '123' })).status, 400);
    assert.equal(
      (await setPayee(fixture.ann, { name: 'Ann', iban: IBAN, account_number: '1', bank_code: '2' })).status,
      400,
    );
    const set = await setPayee(fixture.ann, { name: 'Ann & <Co>', iban: 'de89 3704 0044 0532 0130 00' });
    assert.equal(set.status, 200, JSON.stringify(set.body));
    assert.equal(set.body.payee.iban, `${'•'.repeat(18)}3000`);

    const { body } = await fixture.manager.get('/payout/payees');
    assert.deepEqual(body.items, [set.body.payee]);
    const logged = await api.db.selectFrom('audit_entry').selectAll().execute();
    assert.ok(!JSON.stringify(logged).includes('37040044'));
    assert.equal((await fixture.members[0]?.client.get('/payout/payees'))?.status, 403);
  });

  it('an order without the bank details of the payer is refused', async () => {
    const { status, body } = await fixture.manager.get('/payout/run/order');
    assert.deepEqual([status, body.code], [409, 'payee_missing']);
  });

  it('a run lists who is payable on a day, with or without bank details', async () => {
    const { body } = await fixture.manager.get('/payout/run?day=2026-11-25');

    assert.deepEqual([body.day, body.has_payer], ['2026-11-25', false]);
    assert.deepEqual(
      body.items.map((line: Record<string, unknown>) => [
        line['amount'],
        line['currency'],
        line['months'],
        line['has_bank_details'],
      ]),
      [
        [ANN, 'KRW', ['2026-10'], true],
        [BEN, 'KRW', ['2026-10'], false],
      ],
    );
    const hold = { payee: fixture.ben, reason: 'x', until: '2026-12-01' };
    assert.equal((await fixture.manager.post('/payout/hold', hold)).status, 200);
    const early = await fixture.manager.get('/payout/run');
    assert.equal(early.body.items.length, 1);
    const later = await fixture.manager.get('/payout/run?day=2026-12-01');
    assert.equal(later.body.items.length, 2);
  });

  it('the file of a run has the columns that an import reads', async () => {
    const file = await readCsvExport(fixture.manager, '/payout/run/export?day=2026-12-01');
    const { header, rows } = file;
    const [first = []] = rows;
    assert.deepEqual(header.slice(0, 2), ['end_to_end_id', 'email']);
    assert.deepEqual(first.slice(7), ['0', ANN, 'KRW', '2026-12-01', 'Statement 2026-10']);
  });

  it('an order is a pain.001.001.09 with sums, ids and escaped names', async () => {
    assert.equal(
      (await setPayee(fixture.accountId, { name: 'Payer', iban: PAYER_IBAN, bank_code: 'DEUTDEFF' })).status,
      200,
    );
    assert.equal(
      (await setPayee(fixture.ben, { name: '김벤', account_number: '110-123-456789', bank_code: '088' }))
        .status,
      200,
    );

    const xml = await readOrder('?day=2026-12-01');

    assert.match(
      xml,
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain\.001\.001\.09"><CstmrCdtTrfInitn><GrpHdr>/,
    );
    const total = String(Number(ANN) + Number(BEN));
    assert.deepEqual(textsOf(xml, 'NbOfTxs'), ['2', '2']);
    assert.deepEqual(textsOf(xml, 'CtrlSum'), [total, total]);
    assert.deepEqual(textsOf(xml, 'InstdAmt'), [ANN, BEN]);
    assert.deepEqual(textsOf(xml, 'EndToEndId'), [
      fixture.ann.replaceAll('-', ''),
      fixture.ben.replaceAll('-', ''),
    ]);
    assert.deepEqual(textsOf(xml, 'Nm'), ['Payer', 'Payer', 'Ann &amp; &lt;Co&gt;', '김벤']);
    assert.deepEqual(textsOf(xml, 'IBAN'), [PAYER_IBAN, IBAN]);
    assert.deepEqual([textsOf(xml, 'BICFI'), textsOf(xml, 'MmbId')], [['DEUTDEFF'], ['088']]);
    assert.equal(xml.split('<CdtrAgt>').length, 2, 'an IBAN alone names its bank');
    assert.match(xml, /<ReqdExctnDt><Dt>2026-12-01<\/Dt><\/ReqdExctnDt>/);
    assert.match(xml, /<InstdAmt Ccy="KRW">/);
    for (const name of ['MsgId', 'PmtInfId', 'EndToEndId'])
      for (const id of textsOf(xml, name)) assert.match(id ?? '', /^[0-9A-Za-z]{1,35}$/);
    const again = await readOrder('?day=2026-12-01');
    assert.deepEqual(textsOf(again, 'MsgId'), textsOf(xml, 'MsgId'), 'a bank refuses the same order twice');
    const order = ['GrpHdr', 'PmtInf', 'PmtMtd', 'ReqdExctnDt', 'Dbtr', 'DbtrAcct', 'DbtrAgt', 'CdtTrfTxInf'];
    const places = order.map((name) => xml.indexOf(`<${name}>`));
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
  });
});
