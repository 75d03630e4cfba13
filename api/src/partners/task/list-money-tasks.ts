import { type Day, toMonthName } from '../../platform/calendar.ts';
import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../figures/report/scope/report-context.ts';
import { formatUnits } from '../../money/closing/paid-amounts.ts';
import {
  findNextStatement,
  readWaitingMoney,
  type WaitingMoney,
} from '../../money/payout/waiting-money.read.ts';
import { createStatementReport } from '../../money/statement/statement-report.ts';
import { countChannels } from './task.repository.ts';
import type { Task } from './task.schemas.ts';

const findFirst = (days: readonly Day[]): Day | null => days.toSorted()[0] ?? null;

/** How many members it is, and the sum of what is payable to them, or held of them. */
const toTotal = (
  members: readonly WaitingMoney[],
  amount: 'payable' | 'held',
  currency: WaitingMoney['currency'],
) => ({
  count: members.length,
  currency,
  amount: formatUnits(
    members.reduce((total, member) => total + member[amount], 0n),
    currency,
  ),
});

const listPaymentTasks = (members: readonly WaitingMoney[], currency: WaitingMoney['currency']): Task[] => {
  const payable = members.filter((member) => member.payable > 0n);
  const unknown = payable.filter(({ hasBankDetails }) => !hasBankDetails);
  const held = members.filter((member) => member.held > 0n);
  const tasks: Task[] = [];
  if (payable.length > 0)
    tasks.push({
      kind: 'pay_members',
      ...toTotal(payable, 'payable', currency),
      since: findFirst(payable.flatMap(({ since }) => since)),
    });
  if (unknown.length > 0) tasks.push({ kind: 'add_bank_details', ...toTotal(unknown, 'payable', currency) });
  if (held.length > 0)
    tasks.push({
      kind: 'held_money',
      ...toTotal(held, 'held', currency),
      until: findFirst(held.flatMap(({ until }) => until)),
    });
  return tasks;
};

/** What a person waits for itself. */
const listOwnTasks = (money: readonly WaitingMoney[]): Task[] =>
  money.flatMap(({ currency, payable, held, since, until }) => {
    const tasks: Task[] = [];
    if (payable > 0n)
      tasks.push({
        kind: 'own_payable',
        currency,
        amount: formatUnits(payable, currency),
        since: findFirst(since),
      });
    if (held > 0n)
      tasks.push({
        kind: 'own_held',
        currency,
        amount: formatUnits(held, currency),
        until: findFirst(until),
      });
    return tasks;
  });

/** Lists money that waits: what a manager has to do about its members, and what the reader gets. */
export const createMoneyTasks = ({ db, clock }: { db: Db; clock: Clock }) => {
  const statement = createStatementReport({ db });

  const listStatementTasks = async (viewer: Viewer, domain: string): Promise<Task[]> => {
    const { accountId, currency } = viewer;
    const next = await findNextStatement(db, { accountId, domain });
    // Months that were closed before an account had a channel are nothing to remind it of.
    if (!next || (await countChannels(db, accountId)).ever === 0) return [];
    const month = toMonthName(next.month);
    const { payable } = await statement(viewer, month);
    const closedOn = toPacificDay(next.closedAt);
    return [
      {
        kind: 'issue_statement',
        month,
        closed_on: closedOn,
        currency,
        amount: payable?.[currency] ?? null,
      },
    ];
  };

  return async (viewer: Viewer, domain: string): Promise<Task[]> => {
    const { accountId, memberId, role } = viewer;
    const books = { accountId, domain, today: toPacificDay(clock.now()) };
    const members = await readWaitingMoney(db, { payer: 'manager', ...books });
    if (role === 'member') return listOwnTasks(members.filter(({ payee }) => payee === memberId));
    const byCurrency = Map.groupBy(members, ({ currency }) => currency);
    const payments = [...byCurrency].flatMap(([currency, own]) => listPaymentTasks(own, currency));
    return [
      ...(await listStatementTasks(viewer, domain)),
      ...payments,
      ...listOwnTasks(await readWaitingMoney(db, { payer: 'platform', ...books })),
    ];
  };
};
