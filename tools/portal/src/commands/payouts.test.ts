import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { openPublished } from '../testing/open-program.ts';

const MANAGER = 'm@aurora.example';
const IBAN = 'DE89370400440532013000';
const DAY = '2026-01-31';
/** Of files that only the user may read. */
const OWN_FILE = 0o600;

test('the commands of payments to managers', async (t) => {
  const { portal, app, dataDir } = await openPublished(t);
  const payouts = (line: string) => portal(`payouts ${line} --domain aurora`);
  const list = async () => JSON.parse((await payouts('list --json')).out).items;
  await portal('closing close 2026-01 --domain aurora --force --reason started-later');
  await portal(`manager create ${MANAGER} --domain aurora --password-stdin`, 'long-enough\n');
  await portal('closing issue 2026-01 --domain aurora');
  const { db } = app.database;
  const { account_id: account, currency } = await db
    .selectFrom('statement')
    .select(['account_id', 'currency'])
    .executeTakeFirstOrThrow();
  const amounts = { gross: '5000', fee: '0', net: '5000', withheld: '0' };
  // The statement of a month without revenue corrects an earlier one.
  const of = { account_id: account, month: '2026-01-01', revision: 1, earned_month: '2025-12-01' };
  await db
    .insertInto('issued_amount')
    .values({ ...of, member_id: account, currency, ...amounts })
    .execute();
  const amountOf = (units: number) => (currency === 'USD' ? (units / 100).toFixed(2) : String(units));

  await t.test('a list has what is payable of each manager, and in JSON everything', async () => {
    const { code, out, error } = await payouts('list');

    assert.equal(code, 0, error);
    assert.match(out, /^manager +email +currency +payable +held/);
    assert.ok(out.includes(MANAGER) && out.includes(amountOf(5000)), out);
    const [item] = await list();
    assert.deepEqual([item.account.email, item.payable], [MANAGER, amountOf(5000)]);
  });

  await t.test('a hold keeps money from being paid until it is released', async () => {
    const held = await payouts(`hold ${MANAGER} --reason papers --month 2026-01 --json`);
    assert.equal(held.code, 0, held.error);
    const { hold } = JSON.parse(held.out);
    assert.deepEqual([hold.account, hold.month, hold.reason], [account, '2026-01', 'papers']);
    assert.equal((await list())[0].held, amountOf(5000));

    await payouts(`hold ${MANAGER} --reason all`);
    const several = await payouts(`release ${MANAGER} --reason found`);
    assert.equal(several.code, 1);
    assert.match(several.error, /more than one hold; name one with --hold/);
    assert.ok(several.error.includes(hold.id), several.error);
    assert.equal((await payouts(`release ${MANAGER} --reason found --hold ${hold.id}`)).code, 0);
    const last = await payouts(`release ${MANAGER} --reason found`);
    assert.deepEqual([last.code, last.out], [0, `released: ${MANAGER}\n`]);
    const none = await payouts(`release ${MANAGER} --reason found`);
    assert.match(none.error, /There is no hold to release/);
    assert.equal((await list())[0].payable, amountOf(5000));
  });

  await t.test('a pay run is written as CSV, and as an order of an account that is named', async () => {
    const csv = path.join(dataDir, 'run.csv');
    const xml = path.join(dataDir, 'run.xml');
    const payer = '--from-name Platform --from-iban GB82WEST12345698765432';

    const listed = await payouts(`run ${csv} --day ${DAY}`);
    const refused = await payouts(`run ${xml} ${payer}`);
    await db
      .insertInto('payee')
      .values({
        account_id: account,
        payee_id: account,
        name: 'Manager',
        iban: IBAN,
        account_number: null,
        bank_code: null,
      })
      .execute();
    const unnamed = await payouts(`run ${xml}`);
    const ordered = await payouts(`run ${xml} ${payer} --day ${DAY} --json`);

    assert.equal(listed.code, 0, listed.error);
    assert.match(
      listed.out,
      new RegExp(`${MANAGER} +${amountOf(5000)} .*missing\n.*run.csv has the payments of ${DAY}`),
    );
    assert.match(await readFile(csv, 'utf8'), new RegExp(`${amountOf(5000)},${currency},${DAY}`));
    assert.equal((await stat(csv)).mode & 0o777, OWN_FILE);
    assert.equal(refused.code, 1);
    assert.match(unnamed.error, /needs --from-name, and --from-iban or --from-account/);
    assert.equal(ordered.code, 0, ordered.error);
    assert.deepEqual(
      JSON.parse(ordered.out).items.map((item: Record<string, unknown>) => item['has_bank_details']),
      [true],
    );
    const order = await readFile(xml, 'utf8');
    for (const part of [IBAN, 'GB82WEST12345698765432', amountOf(5000)])
      assert.ok(order.includes(part), part);
  });

  await t.test('a file with another ending, and a day that is none, are refused', async () => {
    const pdf = await payouts('run run.pdf');
    const february = await payouts('run run.csv --day 2026-02-30');

    assert.match(pdf.error, /^portal: run\.pdf ends with none of \.csv, \.xlsx, \.xml\./);
    assert.match(february.error, /It is a day, YYYY-MM-DD/);
  });

  await t.test('a payment is recorded once it is payable, and more only with a reason', async () => {
    const more = await payouts(`pay ${MANAGER} --amount ${amountOf(6000)} --day ${DAY}`);
    const paid = await payouts(
      `pay ${MANAGER} --amount ${amountOf(5000)} --day ${DAY} --rate 1399.5 --reference R1`,
    );
    const stranger = await payouts(`pay nobody@aurora.example --amount 1 --day ${DAY}`);

    assert.equal(more.code, 1);
    assert.match(more.error, /payable/);
    assert.equal(paid.code, 0, paid.error);
    assert.match(paid.out, new RegExp(`^recorded: ${amountOf(5000)} ${currency} to ${MANAGER} on ${DAY}\n`));
    const [item] = await list();
    assert.deepEqual([item.payable, item.paid], [amountOf(0), amountOf(5000)]);
    assert.equal(item.entries.at(-1).rate, '1399.5');
    assert.match(stranger.error, /Nothing was booked for nobody@aurora\.example/);
  });

  await t.test("a bank's file is imported once, and refused with every row that is wrong", async () => {
    const header = 'email,amount,currency,date,reference';
    const send = (line: string, options = '') =>
      portal(`payouts import - --domain aurora ${options}`.trimEnd(), `${header}\n${line}\n`);
    const line = `${MANAGER},${amountOf(100)},${currency},${DAY},BANK-1`;

    const bad = await send(`${MANAGER},1,${currency},2026-02-30,BANK-1`);
    const more = await send(line);
    const first = await send(line, '--reason early');
    const again = await send(line, '--json');
    const missing = await payouts('import nowhere.csv');

    assert.equal(bad.code, 1);
    assert.match(bad.error, /line 2, column 4 \(date\): "2026-02-30": Not a day/);
    assert.match(more.error, /line 2 \(amount\): "[\d.]+": [\d.]+ is payable/);
    assert.deepEqual([first.code, first.out], [0, '1 recorded, 0 known already\n'], first.error);
    const { added, kept } = JSON.parse(again.out);
    assert.deepEqual([added, kept], [0, 1]);
    assert.match(missing.error, /nowhere\.csv/);
  });
});
