import assert from 'node:assert/strict';
import { parseAmount, toAmountText } from '../../../figures/report/figures/money.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';

/** A part of a response's body. */
export type Row = Awaited<ReturnType<PortalClient['get']>>['body'];

export const addUp = (amounts: readonly string[]) =>
  toAmountText(amounts.reduce((sum, amount) => sum + parseAmount(amount), 0n));

const minus = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
const isSame = (a: string, b: string, what: string) => assert.equal(parseAmount(a), parseAmount(b), what);

const NAMES = ['usd', 'whole', 'others', 'gross', 'unassigned', 'fee', 'net'] as const;

/** Asserts that every step of an explanation adds up to the next one exactly. */
export const checkChain = ({ files, untraced, exact, channels, days, rounding, shown }: Row) => {
  const revenues: Row[] = files.flatMap(({ revenue }: Row) => revenue ?? []);
  const rest: Row[] = untraced ? [untraced] : [];
  for (const [name, total] of [
    ['usd', exact.usd],
    ['amount', exact.whole],
  ] as const) {
    isSame(addUp([...revenues, ...rest].map((each) => each[name])), total, `files ${name}`);
    for (const revenue of revenues)
      for (const list of [revenue.channels, revenue.days])
        isSame(addUp(list.map((each: Row) => each[name])), revenue[name], `parts of a file ${name}`);
  }
  for (const revenue of revenues)
    for (const list of [revenue.channels, revenue.days])
      assert.equal(
        list.reduce((sum: number, { rows }: Row) => sum + rows, 0),
        revenue.rows,
      );
  for (const list of [channels, days])
    for (const name of NAMES) isSame(addUp(list.map((each: Row) => each[name])), exact[name], name);
  isSame(addUp([exact.whole, minus(exact.others)]), exact.gross, 'gross');
  isSame(addUp([exact.gross, minus(exact.unassigned), minus(exact.fee)]), exact.net, 'net');
  for (const name of ['gross', 'fee', 'net'] as const)
    isSame(addUp([exact[name], rounding[name]]), shown[name], `shown ${name}`);
};

/** Asserts that a member's explanation leads from its net to what is payable on the statement, and to what is left of that. */
export const checkPayment = ({ shown, corrections, total, payment }: Row, item: Row, currency: string) => {
  const changes = corrections.flatMap(({ old, new: now }: Row) => [now.net, minus(old.net)]);
  isSame(addUp([shown.net, ...changes]), total.net, 'total');
  isSame(total.net, item.total[currency].net, 'total of the statement');
  for (const { parts, before, amount } of payment.withheld) {
    isSame(addUp([...parts.map(({ withheld }: Row) => withheld), minus(before)]), amount, 'withheld');
    for (const { net, rate, withheld } of parts)
      assert.ok(Math.abs(Number(net) * rate - Number(withheld)) <= 1, 'withheld at the rate');
  }
  assert.deepEqual(
    payment.withheld.map(({ month, amount }: Row) => [month, amount]),
    item.withheld.map(({ month, amounts }: Row) => [month, amounts[currency]]),
  );
  const withheld = payment.withheld.map(({ amount }: Row) => minus(amount));
  isSame(addUp([total.net, ...withheld]), payment.payable, 'payable');
  assert.equal(payment.payable, item.payable[currency]);
  isSame(addUp(payment.advances.map(({ recouped }: Row) => recouped)), payment.recouped, 'recouped');
  isSame(addUp([payment.payable, minus(payment.recouped)]), payment.rest, 'rest');
};
