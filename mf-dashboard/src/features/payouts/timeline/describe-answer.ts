import type { Format, TranslateText } from '@portal/shared/i18n';
import { isAboveZero } from '../is-above-zero.ts';
import type ko from '../locales/ko.json';
import type { Balance, PayoutMonth, Timeline } from '../payouts.api.ts';

type Words = { t: TranslateText<typeof ko>; format: Format };

const describeBalance = (balance: Balance, months: readonly PayoutMonth[], { t, format }: Words) => {
  const money = (amount: string) => format.money(amount, balance.currency);
  const lines: string[] = [];
  if (isAboveZero(balance.payable)) lines.push(t('answer.payable', { amount: money(balance.payable) }));
  if (isAboveZero(balance.carried_over))
    lines.push(
      t('answer.carriedOver', { amount: money(balance.carried_over), minimum: money(balance.minimum) }),
    );
  if (isAboveZero(balance.held)) {
    const hold = months.find((month) => month.hold && month.currency === balance.currency)?.hold;
    lines.push(t('answer.held', { amount: money(balance.held) }));
    if (hold) lines.push(t('hold.reason', { reason: hold.reason }));
    if (hold?.until) lines.push(t('hold.until', { day: format.date(hold.until) }));
  }
  if (Number(balance.balance) < 0)
    lines.push(t('answer.negative', { amount: money(balance.balance.replace('-', '')) }));
  return lines;
};

/** What is next for the oldest month without a statement. */
const describeNext = (months: readonly PayoutMonth[], { t, format }: Words) => {
  const next = months.findLast(
    ({ state }) => state === 'estimated' || state === 'final' || state === 'closed',
  );
  if (!next) return [];
  const words = {
    month: format.month(`${next.month}-01`),
    amount: format.money(next.amount, next.currency),
  };
  if (next.state === 'closed')
    return [t('answer.next.closed', { ...words, day: format.date(next.closed_on) })];
  if (next.state === 'final') return [t('answer.next.final', words)];
  if (next.final_expected_on === null) return [t('answer.next.late', words)];
  return [t('answer.next.estimated', { ...words, day: format.date(next.final_expected_on) })];
};

const describeLastPayment = ({ entries }: Timeline, { t, format }: Words) => {
  const last = entries.find(({ kind, is_ended: isEnded }) => kind === 'payment' && !isEnded);
  if (!last || last.currency === null) return [];
  const amount = format.money(last.amount, last.currency);
  return [t('answer.lastPaid', { amount, day: format.date(last.day) })];
};

/** When a payee gets its money, in sentences: the most important one first. */
export const describeAnswer = (timeline: Timeline, words: Words): [string, ...string[]] => {
  const { balances, months } = timeline;
  const [first, ...others] = balances.flatMap((balance) => describeBalance(balance, months, words));
  return [
    first ?? words.t('answer.nothing'),
    ...others,
    ...describeLastPayment(timeline, words),
    ...describeNext(months, words),
  ];
};
