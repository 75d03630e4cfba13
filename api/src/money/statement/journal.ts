import { addDays, addMonths, type Day } from '../../platform/calendar.ts';
import { WHOLE } from '../../platform/day-span.ts';
import { AMOUNT_DECIMALS, computeMicroFactor } from '../../figures/report/figures/money.ts';
import { PAID_DECIMALS } from '../../figures/report/statement/statement.ts';
import type { WithholdingSource } from '../closed/month-inputs.ts';
import type { StatementContent, StatementMonth } from '../closed/statement-content.ts';
import type { Amounts } from '../closing/compute-month.ts';
import { findWithheld, listWithheldOf } from '../closing/withheld.ts';
import { apportion } from '../closing/apportion.ts';
import { addAmounts, NOTHING, parseAmounts, subtractAmounts, toUnits } from '../closing/paid-amounts.ts';
import type { Currency } from '@portal/shared/facts';

/** Money that an account receives (positive) or gives, in the smallest paid units. */
export type Posting = { account: string; units: bigint };

/** Postings that add up to zero. */
export type JournalEntry = {
  date: Day;
  payee: string;
  narration: string;
  postings: readonly Posting[];
};

const RECEIVABLE = 'Assets:Receivable:YouTube';
const CORRECTIONS = 'Income:YouTube:Corrections';
/** What is owed to a tax office instead of the members, by the source of revenue that has a rate of its own. */
const withheldAccounts: Readonly<Record<WithholdingSource, string>> = {
  all: 'Liabilities:Withheld',
  us: 'Liabilities:Withheld:US',
  other: 'Liabilities:Withheld:Other',
};
const YOUTUBE = 'YouTube';

/** Account names have letters, digits and dashes, and begin with a digit or an upper-case letter. */
const toIncome = (youtubeId: string) => `Income:YouTube:${youtubeId.replaceAll('_', '-')}`;
const toExpense = (member: string) => `Expenses:Members:${member.toUpperCase()}`;
const toPayable = (member: string) => `Liabilities:Payable:${member.toUpperCase()}`;

const sumGross = ({ amounts }: StatementMonth, currency: Currency) =>
  amounts
    .filter((row) => row.currency === currency)
    .reduce((total, row) => total + parseAmounts(row).gross, 0n);

/** The whole revenue of each channel, rounded so that it adds up to the gross of the statement. */
const divideGross = (month: StatementMonth, currency: Currency): Posting[] => {
  const { channels, rates } = month.inputs;
  const rateOf = new Map(rates.map(({ day, rate }) => [day, rate ?? '0']));
  const exact = channels.map(({ days }) =>
    days.reduce((total, { day, micros }) => {
      const rate = currency === 'USD' ? '1' : (rateOf.get(day) ?? '0');
      return total + BigInt(micros) * BigInt(WHOLE) * computeMicroFactor(rate, 0);
    }, 0n),
  );
  const unit = 10n ** BigInt(AMOUNT_DECIMALS - PAID_DECIMALS[currency]);
  const units = apportion(exact, unit, sumGross(month, currency));
  return channels.map(({ youtube_id: id }, index) => ({
    account: toIncome(id),
    units: -(units[index] ?? 0n),
  }));
};

/** The differences that a corrected month adds, by member; of some only what is withheld differs. */
const sumChanges = ({ changes, withheld = [] }: StatementMonth, currency: Currency) => {
  const sums = new Map<string | null, Amounts>(withheld.map(({ member }) => [member, NOTHING]));
  for (const { member, currency: of, old, new: now } of changes)
    if (of === currency)
      sums.set(
        member,
        addAmounts(sums.get(member) ?? NOTHING, subtractAmounts(parseAmounts(now), parseAmounts(old))),
      );
  return sums;
};

const payMember = (
  { member, currency, net }: { member: string; currency: Currency; net: bigint },
  month: StatementMonth,
): Posting[] => [
  { account: toExpense(member), units: net },
  ...listWithheldOf(month, member, currency).map(({ source, amount, before }) => ({
    account: withheldAccounts[source ?? 'all'],
    units: toUnits(before) - toUnits(amount),
  })),
  { account: toPayable(member), units: findWithheld(month, member, currency) - net },
];

/**
 * The journal of an issued statement in one currency, as double entries on the last day of its month: revenue is owed by
 * YouTube, and the net of each member is an expense that is owed to it, and to a tax office what is withheld of it; what
 * remains is the account's own.
 */
export const toJournal = (content: StatementContent, currency: Currency): JournalEntry[] => {
  const [own, ...corrected] = content.months;
  if (!own) return [];
  const date = addDays(addMonths(`${content.month}-01`, 1), -1);
  const title = `Statement ${content.number}`;
  const nameOf = new Map(
    [...corrected, own].flatMap(({ inputs }) => inputs.members).map(({ id, nickname }) => [id, nickname]),
  );
  const pay = (
    member: string | null,
    { net }: Amounts,
    { month, narration }: { month: StatementMonth; narration: string },
  ): JournalEntry[] => {
    if (member === null) return [];
    const postings = payMember({ member, currency, net }, month);
    return [{ date, payee: nameOf.get(member) ?? member, narration, postings }];
  };
  const rows = own.amounts.filter((row) => row.currency === currency);
  const entries = [
    {
      date,
      payee: YOUTUBE,
      narration: title,
      postings: [{ account: RECEIVABLE, units: sumGross(own, currency) }].concat(divideGross(own, currency)),
    },
    ...rows.flatMap((row) => pay(row.member, parseAmounts(row), { month: own, narration: title })),
    ...corrected.flatMap((month): JournalEntry[] => {
      const narration = `${title}: correction of ${month.month}`;
      const sums = [...sumChanges(month, currency)];
      const gross = sums.reduce((total, [, sum]) => total + sum.gross, 0n);
      return [
        {
          date,
          payee: YOUTUBE,
          narration,
          postings: [
            { account: RECEIVABLE, units: gross },
            { account: CORRECTIONS, units: -gross },
          ],
        },
        ...sums.flatMap(([member, sum]) => pay(member, sum, { month, narration })),
      ];
    }),
  ];
  return entries
    .map((entry) => ({ ...entry, postings: entry.postings.filter(({ units }) => units !== 0n) }))
    .filter(({ postings }) => postings.length > 0);
};
