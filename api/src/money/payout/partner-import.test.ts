import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { insertAccount } from '../closing/testing/closing-fixture.ts';
import { createPayoutFixture, type PayoutFixture } from './testing/payout-fixture.ts';

/** October's gross in won, of which the platform keeps nothing. */
const GROSS = 31 * 31 * 1400;
const HEADER = 'email,end_to_end_id,amount,currency,date,reference,rate';

describeWithDatabase("the platform's import of its bank's file", (api) => {
  let fixture: PayoutFixture;
  let email: string;
  let other: { id: string; email: string };
  before(async () => {
    fixture = await createPayoutFixture(api, 'pimp');
    const { domain } = fixture;
    const { id } = await insertAccount(api, { domain, role: 'manager' });
    const managers = await api.db
      .selectFrom('member')
      .select(['id', 'email'])
      .where('role', '=', 'manager')
      .where('domain', '=', domain)
      .execute();
    const emailOf = (account: string) => managers.find((row) => row.id === account)?.email ?? '';
    email = emailOf(fixture.accountId);
    other = { id, email: emailOf(id) };
  });

  const send = (lines: readonly string[], query: Record<string, string> = {}, client = fixture.operator) => {
    const search = new URLSearchParams({ domain: fixture.domain, ...query });
    const csv = [HEADER, ...lines].join('\n');
    return client.post(`/operator/payouts/payments/import?${search}`, csv, { 'content-type': 'text/csv' });
  };
  const listErrors = ({ body }: Awaited<ReturnType<typeof send>>) =>
    body.file_errors.map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`);
  const listPayments = () =>
    api.db
      .selectFrom('payout_entry')
      .select(['payee_id', 'payer', 'amount', 'reference', 'actor_role'])
      .where('account_id', 'in', [fixture.accountId, other.id])
      .orderBy('reference')
      .execute();
  const read = async () => {
    const { body } = await fixture.operator.get(`/operator/payouts?domain=${fixture.domain}`);
    return body.items.find(({ account }: { account: { id: string } }) => account.id === fixture.accountId);
  };

  it('lines of payees that the platform does not pay refuse the whole file, each with what it names', async () => {
    const { body } = await fixture.manager.get('/payout/balances');
    const member = body.items[0].payee.email;
    const elsewhere = await createPayoutFixture(api, 'pimo');

    const refused = await send([
      `${email},,1,KRW,2026-11-20,R1,`,
      `${member},,1,KRW,2026-11-20,R2,`,
      `,${elsewhere.accountId.replaceAll('-', '')},1,KRW,2026-11-20,R3,`,
      `${email},,1.5,KRW,2026-11-20,R4,`,
      `${email},,1,KRW,2026-12-20,R5,`,
      `${email},,1,KRW,2026-11-20,R1,`,
    ]);

    assert.deepEqual([refused.status, refused.body.code], [422, 'report_malformed']);
    assert.deepEqual(listErrors(refused), [
      'line 3 (email): unknown_payee',
      'line 4 (end_to_end_id): unknown_payee',
      'line 5 (amount): bad_cell',
      'line 6 (date): day_to_come',
      'line 7: duplicate_payment',
    ]);
    assert.equal(refused.body.file_errors[0].value, member);
    assert.equal(refused.body.file_errors[4].first_line, 2);
    assert.deepEqual(await listPayments(), []);
  });

  it('more than what is payable to one manager refuses the payments to all of them, unless a reason is given', async () => {
    const lines = [
      `${other.email},,5,KRW,2026-11-20,A1,`,
      `${email},,${GROSS},KRW,2026-11-20,A2,`,
      `${email},,7,KRW,2026-11-20,A3,`,
    ];

    const refused = await send(lines);

    assert.deepEqual(listErrors(refused), [
      'line 2 (amount): exceeds_payable',
      'line 4 (amount): exceeds_payable',
    ]);
    assert.deepEqual(
      refused.body.file_errors.map(({ value, nearest }: Record<string, string>) => [value, nearest]),
      [
        ['5', '0'],
        ['7', '0'],
      ],
    );
    assert.deepEqual(await listPayments(), []);
    const forced = await send(lines, { reason: 'An advance' });
    assert.deepEqual([forced.body.added, forced.body.kept], [3, 0], JSON.stringify(forced.body));
    assert.deepEqual(
      (await listPayments()).map(({ payee_id: payee, payer, amount, actor_role: role }) => [
        payee,
        payer,
        amount,
        role,
      ]),
      [
        [other.id, 'platform', '5', 'operator'],
        [fixture.accountId, 'platform', String(GROSS), 'operator'],
        [fixture.accountId, 'platform', '7', 'operator'],
      ],
    );
  });

  it('the same file again changes nothing, also of many at once and after a payment was taken back', async () => {
    const lines = [`${email},,11,KRW,2026-11-20,B1,1399.5`, `${other.email},,12,KRW,2026-11-20,B2,`];
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(lines, { reason: 'early' })));
    assert.deepEqual(
      replies.map(({ body }) => body.added).toSorted((a, b) => a - b),
      [0, 0, 0, 0, 0, 2],
    );
    const { entries, balance } = await read();
    const entry = entries.find(({ reference }: { reference: string }) => reference === 'B1');
    assert.equal(entry.rate, '1399.5');
    const reversed = await fixture.operator.post('/operator/payouts/reverse', {
      account: fixture.accountId,
      entry: entry.id,
      reason: 'It came back',
    });
    assert.equal(reversed.status, 200);

    const again = await send(lines);

    assert.deepEqual([again.body.added, again.body.kept], [0, 2]);
    assert.equal(Number((await read()).balance), Number(balance) + 11);
    const [{ logged }] = (await api.db
      .selectFrom('audit_entry')
      .select(({ fn }) => fn.countAll<string>().as('logged'))
      .where('action', '=', 'payout.payment')
      .where('tenant_id', 'in', [fixture.accountId, other.id])
      .execute()) as [{ logged: string }];
    assert.equal(Number(logged), 5, 'each payment has its audit entry, once');
  });

  it('T-15 partners cannot import what the platform pays, nor an operator what a manager pays', async () => {
    const line = [`${email},,1,KRW,2026-11-20,C1,`];
    assert.equal((await send(line, { reason: 'mine' }, fixture.manager)).status, 403);
    const csv = `${HEADER}\n${line.join('')}\n`;
    const foreign = await fixture.operator.post('/payout/payments/import', csv, {
      'content-type': 'text/csv',
    });
    assert.equal(foreign.status, 403);
    assert.equal((await send(line, { domain: 'nowhere.example' })).status, 404);
    assert.ok((await listPayments()).every(({ reference }) => reference !== 'C1'));
  });
});

describeWithDatabase("the import of the platform's pay run", (api) => {
  it('its file is imported as it is, and pays each manager once', async () => {
    const fixture = await createPayoutFixture(api, 'ptrip');
    const { body: csv } = await fixture.operator.get(`/operator/payouts/run/export?domain=${fixture.domain}`);
    const send = () =>
      fixture.operator.post(`/operator/payouts/payments/import?domain=${fixture.domain}`, csv, {
        'content-type': 'text/csv',
      });

    const first = await send();
    const again = await send();

    assert.deepEqual([first.body.added, first.body.kept], [1, 0], JSON.stringify(first.body));
    assert.deepEqual([again.body.added, again.body.kept], [0, 1], JSON.stringify(again.body));
    const own = await fixture.timeline();
    assert.equal(own.months.find(({ month }) => month === '2026-10')?.['state'], 'paid');
    assert.equal(
      (await fixture.timeline(fixture.ann)).balances[0]?.['paid'],
      '0',
      'members are paid by their manager',
    );
    const { body } = await fixture.operator.get(`/operator/payouts/run?domain=${fixture.domain}`);
    assert.deepEqual(body.items, []);
  });
});
