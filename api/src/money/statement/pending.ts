import { canonicalJson } from '@portal/shared/release';
import type { Db } from '../../platform/database/database.ts';
import { toMonthName } from '../../platform/calendar.ts';
import { paidCurrencies } from '../../figures/report/statement/statement.ts';
import { findNewestMonthOf, findStatement } from '../closed/closed.read.ts';
import type { MonthInputs } from '../closed/month-inputs.ts';
import { computeMonth } from '../closing/compute-month.ts';
import { completeInputs } from '../closing/statement-inputs.ts';
import { type AccountMonth, readKnownInputs } from './known-inputs.ts';
import type { Currency } from '@portal/shared/facts';

/** By how much what is known now differs from what was booked, in the smallest paid units. */
export type Pending = Record<Currency, { gross: bigint; members: ReadonlyMap<string, bigint> }>;

/** What the newest statement that has a month says it was computed from. */
export const findStatedInputs = async (
  db: Db,
  { accountId, month }: AccountMonth,
): Promise<MonthInputs | undefined> => {
  const newest = await findNewestMonthOf(db, accountId, month);
  const content = newest && (await findStatement(db, accountId, newest));
  return content ? content.months.find((entry) => entry.month === toMonthName(month))?.inputs : undefined;
};

/** What the next statement would correct of a closed month; undefined when nothing differs. */
export const readPending = async (
  db: Db,
  of: AccountMonth,
  stated: MonthInputs,
): Promise<Pending | undefined> => {
  const known = completeInputs(stated, await readKnownInputs(db, of));
  if (canonicalJson(known) === canonicalJson(stated)) return undefined;
  const [before, now] = [computeMonth(stated), computeMonth(known)];
  const compare = (currency: Currency) => {
    const [was, is] = [before[currency], now[currency]];
    const ids = new Set([...was.members.keys(), ...is.members.keys()]);
    const members = [...ids].map(
      (id) => [id, (is.members.get(id)?.net ?? 0n) - (was.members.get(id)?.net ?? 0n)] as const,
    );
    return { gross: is.totals.gross - was.totals.gross, members: new Map(members) };
  };
  const pending: Pending = { USD: compare('USD'), KRW: compare('KRW') };
  const isSame = paidCurrencies.every(
    (currency) =>
      pending[currency].gross === 0n && [...pending[currency].members.values()].every((net) => net === 0n),
  );
  return isSame ? undefined : pending;
};
