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
