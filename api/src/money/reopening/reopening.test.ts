import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { sql } from 'kysely';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import { NOVEMBER, readFrozen } from '../closing/testing/closing-fixture.ts';
import { readStatement } from '../closed/statement-content.ts';
import { ANN, BEN, createPayoutFixture, type PayoutFixture } from '../payout/testing/payout-fixture.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describeWithDatabase('reopening a statement', (api) => {
  let fixture: PayoutFixture;
  let second: Awaited<ReturnType<typeof signInOperator>>['client'];
  before(async () => {
    fixture = await createPayoutFixture(api, 'reopen');
    second = (await signInOperator(api)).client;
  });

  const request = async (month = '2026-10') =>
    fixture.operator.post('/operator/closing/reopenings', {
      account: fixture.accountId,
      month,
      reason: 'A wrong fee',
    });
  const requestId = async () => {
    const { status, body } = await request();
    assert.equal(status, 200, JSON.stringify(body));
    return body.request.id as string;
  };
  const consent = (client: typeof second, id: string) =>
    client.post('/operator/closing/reopenings/consent', { id });
  const decline = (client: typeof second, id: string) =>
    client.post('/operator/closing/reopenings/decline', { id, reason: 'It is right' });
  const list = async (client = second) => {
    const { status, body } = await client.get(
      `/operator/closing/reopenings?domain=${fixture.domain}&month=2026-10`,
    );
    assert.equal(status, 200, JSON.stringify(body));
    return body.items;
  };
  const audit = async () => {
    const { status, body } = await fixture.operator.get(
      `/operator/closing/audit?domain=${fixture.domain}&month=2027-01`,
    );
    assert.equal(status, 200, JSON.stringify(body));
    return body.audit;
  };
  const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
  const setFee = (rate: number, from: string) =>
    fixture.manager.post(
      '/member/mcn/update',
      { target: fixture.ann, fee_rate: rate, from },
      { 'if-match': '*' },
    );
  const balanceOf = async (member: string) => (await fixture.timeline(member)).balances[0]?.['balance'];

  it('another operator than who asked has to consent, and anyone may decline', async () => {
    const id = await requestId();
    assert.deepEqual(codeOf(await request()), [409, 'reopening_waiting']);
    assert.deepEqual(codeOf(await consent(fixture.operator, id)), [403, 'approval_by_other']);
    const [waiting] = await list();
    assert.deepEqual([waiting.state, waiting.is_own, waiting.reason], ['waiting', false, 'A wrong fee']);
    assert.equal((await list(fixture.operator))[0].is_own, true);

    assert.equal((await decline(second, id)).status, 200);

    assert.deepEqual(codeOf(await consent(second, id)), [409, 'reopening_over']);
    const [declined] = await list();
    assert.deepEqual([declined.state, declined.answer.reason], ['declined', 'It is right']);
    assert.equal(await balanceOf(fixture.ann), ANN);
  });

  it('a request without an answer expires', async () => {
    const id = await requestId();
    api.clock.set(new Date(api.clock.now().getTime() + 7 * DAY_MS).toISOString());

    assert.deepEqual(codeOf(await consent(second, id)), [409, 'reopening_over']);
    assert.equal((await list())[0].state, 'expired');
  });

  it('partners can neither ask nor consent', async () => {
    const asked = await fixture.manager.post('/operator/closing/reopenings', {
      account: fixture.accountId,
      month: '2026-10',
      reason: 'mine',
    });
    assert.equal(asked.status, 403);
  });

  it('a statement of which something was paid is not reopened, also when it was paid after the request', async () => {
    const id = await requestId();
    const paid = await fixture.pay({ amount: '1000' });
    assert.equal(paid.status, 200, JSON.stringify(paid.body));

    assert.deepEqual(codeOf(await consent(second, id)), [409, 'statement_paid']);
    await decline(second, id);
    assert.deepEqual(codeOf(await request()), [409, 'statement_paid']);

    const reversed = await fixture.manager.post('/payout/reverse', { entry: paid.body.id, reason: 'a test' });
    assert.equal(reversed.status, 200);
  });

  it('what the platform paid to the manager counts as paid, too', async () => {
    const pay = { account: fixture.accountId, currency: 'KRW', amount: '1000', day: '2026-11-20' };
    const paid = await fixture.operator.post('/operator/payouts/payment', pay);
    assert.equal(paid.status, 200, JSON.stringify(paid.body));

    assert.deepEqual(codeOf(await request()), [409, 'statement_paid']);

    const order = { account: fixture.accountId, entry: paid.body.id, reason: 'a test' };
    assert.equal((await fixture.operator.post('/operator/payouts/reverse', order)).status, 200);
  });

  it('a reopened statement books nothing, stays stored and is audited', async () => {
    const frozen = await readFrozen(api, fixture);
    const id = await requestId();

    const reopened = await consent(second, id);

    assert.equal(reopened.status, 200, JSON.stringify(reopened.body));
    const now = await readFrozen(api, fixture);
    assert.deepEqual(
      frozen.filter((row) => !now.includes(row)),
      [],
      'what was issued does not change',
    );
    assert.equal(await balanceOf(fixture.ann), '0');
    const months = await fixture.manager.get('/statement/months');
    assert.deepEqual([months.body.months[0].state, months.body.months[0].number], ['closed', null]);
    assert.deepEqual(await audit(), { months: 1, statements: 1, mismatch: null });
    assert.deepEqual(codeOf(await request()), [409, 'reopening_order'], 'once is enough');
    await assert.rejects(sql`delete from reopened_statement`.execute(api.db), /append-only/);
  });

  it('shares and fees of the reopened month change, and it is issued again with the next number', async () => {
    const changed = await setFee(0.1, '2026-10-01');
    assert.equal(changed.status, 200, JSON.stringify(changed.body));

    const issued = await fixture.issue('2026-10');

    assert.equal(issued.status, 200, JSON.stringify(issued.body));
    assert.match(issued.body.statement.number, /-2026-002$/);
    const { body } = await fixture.manager.get('/statement/document?month=2026-10');
    const content = readStatement(body.statement.document);
    assert.match(content.replaces ?? '', /-2026-001$/);
    // October's gross of 868,000 won less 10 %.
    assert.equal(await balanceOf(fixture.ann), '781200');
    assert.equal(await balanceOf(fixture.ben), BEN);
    assert.deepEqual(await audit(), { months: 1, statements: 2, mismatch: null });
    const late = await setFee(0.2, '2026-10-01');
    assert.equal(late.status, 400, 'its days are closed again');
  });

  it('a statement that a later one follows is not reopened', async () => {
    api.clock.set('2026-12-15T20:00:00Z');
    await fixture.issueMonth(NOVEMBER, '10', '20', '1');

    assert.deepEqual(codeOf(await request()), [409, 'reopening_order']);
    assert.deepEqual(codeOf(await request('2026-12')), [404, 'not_found']);
    assert.deepEqual(await audit(), { months: 2, statements: 3, mismatch: null });
  });

  it('the audit names a forged reopening', async () => {
    const change = (document: ReturnType<typeof sql>) =>
      sql`update reopened_statement set document = ${document} where account_id = ${fixture.accountId}`.execute(
        api.db,
      );
    await sql`alter table reopened_statement disable trigger user`.execute(api.db);
    await change(sql`document || ' '`);
    assert.deepEqual((await audit()).mismatch.fault, 'hash');
    await change(sql`rtrim(document)`);
    await sql`alter table reopened_statement enable trigger user`.execute(api.db);
    assert.equal((await audit()).mismatch, null);
  });
});
