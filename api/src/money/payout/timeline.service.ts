import { addDays, addMonths, type Day, startOfMonth, toMonthName } from '../../platform/calendar.ts';
import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { toFraction } from '../../platform/http/day-span-schema.ts';
import type { Session } from '../../platform/http/request-context.ts';
import { createStatementReport, type Statement } from '../statement/statement-report.ts';
import { findLastStatement } from '../closed/closed.read.ts';
import { readReopenings } from '../closed/reopenings.read.ts';
import { AppError } from '../../errors/app-error.ts';
import { type EntryRow, listClosings, listPeople, listPlatformFees } from './ledger.repository.ts';
import { parseMoney, trimDecimal } from './parse-money.ts';
import { computePlatformFee, type PayoutBooks, readBooks } from './payout-books.ts';
import type { Payer } from './payout.tables.ts';
import { formatUnits, toUnits } from '../closing/paid-amounts.ts';
import type { Currency } from '@portal/shared/facts';
import { createSiteDirectory } from '../../content/site/site-directory.ts';

/** Earlier months without a statement belong to a domain that closes none yet. */
const MAX_OPEN_MONTHS = 4;
/** The closing reports of a month usually are there on this day of the next one. */
const FINAL_AFTER_DAYS = 20;

/** A payment or what ends it, without who did it; only its payer reads the note. */
export const toEntryResponse = (
  row: EntryRow,
  { reversed, isPayer }: { reversed: ReadonlySet<string>; isPayer: boolean },
) => ({
  id: row.id,
  kind: row.kind,
  currency: row.currency,
  amount: row.currency === null ? null : formatUnits(BigInt(row.amount), row.currency),
  day: row.day,
  month: row.month && toMonthName(row.month),
  until: row.until_day,
  rate: row.rate && trimDecimal(row.rate),
  reference: row.reference,
  note: isPayer ? row.note : null,
  reason: row.reason,
  reverses: row.reverses,
  share: row.share === null ? null : toFraction(row.share),
  is_ended: reversed.has(row.id),
});

/** One payee's sums in a currency. */
export const toBalance = (books: PayoutBooks, payee: string, currency: Currency, today: Day) => {
  const ledger = books.ledgerOf(payee, currency, today);
  const minimum = books.minimumOf(payee, currency);
  const text = (amount: bigint) => formatUnits(amount, currency);
  return {
    currency,
    balance: text(ledger.balance),
    advance: text(ledger.advance),
    payable: text(ledger.payable),
    held: text(ledger.held),
    carried_over: text(ledger.carriedOver),
    paid: text(ledger.paid),
    minimum: text(minimum.amount),
    minimum_of: minimum.of,
  };
};

const toBookedMonths = (
  books: PayoutBooks,
  { payee, payer, currency, today }: { payee: string; payer: Payer; currency: Currency; today: Day },
  closings: ReadonlyMap<Day, Date>,
) => {
  const { payableOn, paidOn } = books.daysOf(payee, currency, today);
  const withheldOf = books.withheldOf(payee, currency);
  const keptOf = payer === 'platform' ? books.keptOf(currency) : undefined;
  return books.ledgerOf(payee, currency, today).months.map((row) => {
    const closedAt = closings.get(row.month);
    return {
      month: toMonthName(row.month),
      state: row.state,
      currency,
      amount: formatUnits(row.amount, currency),
      withheld: formatUnits(withheldOf.get(row.month) ?? 0n, currency),
      kept: keptOf ? formatUnits(keptOf.get(row.month) ?? 0n, currency) : null,
      recouped: formatUnits(row.recouped, currency),
      offset: formatUnits(row.offset, currency),
      paid: formatUnits(row.paid, currency),
      open: formatUnits(row.open, currency),
      // A hold of all money has nothing to say of a month that was paid before.
      hold: row.state === 'held' ? (row.hold ?? null) : null,
      final_expected_on: null,
      closed_on: closedAt ? toPacificDay(closedAt) : null,
      issued_on: row.issuedOn,
      payable_on: payableOn.get(row.month) ?? null,
      paid_on: paidOn.get(row.month) ?? null,
    };
  });
};

/** What is withheld of a member in a month without a statement; undefined while a rate is missing. */
const findWithheld = ({ total, payable }: Statement['items'][number], currency: Currency) => {
  const [net, paid] = [total[currency]?.net, payable[currency] ?? undefined];
  return net === undefined || paid === undefined
    ? undefined
    : formatUnits(toUnits(net) - toUnits(paid), currency);
};

/** When a payee gets its money: months that are booked with their state, and those before them with what is known. */
export const createTimeline = ({ db, clock }: { db: Db; clock: Clock }) => {
  const statement = createStatementReport({ db });

  /** What a month without a statement is worth so far to a member, or to a manager after the platform's fee. */
  const estimate = async (
    { session, payee, payer }: { session: Session; payee: string; payer: Payer },
    month: Day,
    currency: Currency,
  ) => {
    const { accountId } = session;
    // A statement has no prices.
    const viewer = { accountId, memberId: accountId, role: 'manager', currency, pricedBy: 'views' } as const;
    const report = await statement({ ...viewer, language: 'en' }, toMonthName(month));
    const own = payer === 'manager' ? report.items.find(({ member }) => member.id === payee) : undefined;
    const text = payer === 'manager' ? own?.payable[currency] : report.totals?.[currency]?.gross;
    const gross = text === undefined || text === null ? undefined : parseMoney(text, currency);
    const fees = payer === 'platform' ? await listPlatformFees(db, [accountId]) : [];
    return {
      isFinal: (report.status === 'final' || report.status === 'closed') && report.is_complete,
      // An estimate below 0, which only a correction makes, is not shown as money to come.
      amount: gross === undefined ? undefined : gross - computePlatformFee(gross, month, fees),
      withheld: own && findWithheld(own, currency),
    };
  };

  const listOpenMonths = async (
    given: { session: Session; payee: string; payer: Payer },
    { currency, today, closings }: { currency: Currency; today: Day; closings: ReadonlyMap<Day, Date> },
  ) => {
    const last = await findLastStatement(db, given.session.accountId);
    const current = startOfMonth(today);
    const earliest = addMonths(current, 1 - MAX_OPEN_MONTHS);
    const next = last && addMonths(last.month, 1);
    const months = [];
    for (
      let month = next && next > earliest ? next : earliest;
      month <= current;
      month = addMonths(month, 1)
    ) {
      const found = await estimate(given, month, currency);
      const closedAt = closings.get(month);
      // Months before the first revenue were not worked for.
      if (!closedAt && !found?.amount && months.length === 0 && month < current) continue;
      const isFinal = found?.isFinal === true;
      const expected = addDays(addMonths(month, 1), FINAL_AFTER_DAYS - 1);
      months.push({
        month: toMonthName(month),
        state: closedAt ? ('closed' as const) : isFinal ? ('final' as const) : ('estimated' as const),
        currency,
        amount: found?.amount === undefined ? null : formatUnits(found.amount, currency),
        withheld: found?.withheld ?? formatUnits(0n, currency),
        kept: null,
        recouped: formatUnits(0n, currency),
        offset: formatUnits(0n, currency),
        paid: formatUnits(0n, currency),
        open: formatUnits(0n, currency),
        hold: null,
        final_expected_on: isFinal || closedAt || expected < today ? null : expected,
        closed_on: closedAt ? toPacificDay(closedAt) : null,
        issued_on: null,
        payable_on: null,
        paid_on: null,
      });
    }
    return months;
  };

  return {
    /**
     * The timeline of a member's own money; of a manager that of a member, or what the platform pays it.
     * @throws AppError `not_found` for the member of another account
     */
    async read(session: Session, member: string | undefined) {
      const { accountId, memberId, role, domain } = session;
      if (role !== 'manager' && member !== undefined && member !== memberId) throw new AppError('not_found');
      const payee = role === 'manager' ? (member ?? accountId) : memberId;
      const payer: Payer = payee === accountId ? 'platform' : 'manager';
      const people = await listPeople(db, accountId);
      const books = await readBooks(db, { payer, accountId, domain });
      const person = people.get(payee);
      if (!person && !books.payeeIds.includes(payee)) throw new AppError('not_found');
      const today = toPacificDay(clock.now());
      const closings = await listClosings(db, domain);
      const { default_currency: currency } = await createSiteDirectory(db).get(domain);
      const currencies = [...new Set([...books.currenciesOf(payee), currency])];
      const open = await listOpenMonths({ session, payee, payer }, { currency, today, closings });
      const reopeningsOf = await readReopenings(db, accountId);
      const booked = currencies.flatMap((each) =>
        toBookedMonths(books, { payee, payer, currency: each, today }, closings),
      );
      const entries = books.entriesOf(payee);
      const reversed = new Set(entries.flatMap(({ reverses }) => (reverses === null ? [] : [reverses])));
      return {
        payee: { id: payee, nickname: person?.nickname ?? null },
        balances: currencies.map((each) => toBalance(books, payee, each, today)),
        months: [...booked.toSorted((a, b) => (a.month < b.month ? -1 : 1)), ...open]
          .map((row) => ({ ...row, reopenings: reopeningsOf(row.month) }))
          .toReversed(),
        entries: entries
          .map((row) =>
            toEntryResponse(row, { reversed, isPayer: role === 'manager' && payer === 'manager' }),
          )
          .toReversed(),
      };
    },

    /** The balances of all members of an account, and what its manager keeps. */
    async balances({ accountId, domain }: Session) {
      const today = toPacificDay(clock.now());
      const people = await listPeople(db, accountId);
      const books = await readBooks(db, { payer: 'manager', accountId, domain });
      const members = [...new Set([...people.keys(), ...books.payeeIds])].filter((id) => id !== accountId);
      const toRows = (id: string) =>
        books.currenciesOf(id).map((currency) => ({
          payee: { id, nickname: people.get(id)?.nickname ?? null, email: people.get(id)?.email ?? null },
          ...toBalance(books, id, currency, today),
        }));
      return {
        items: members.flatMap(toRows),
        own: books.currenciesOf(accountId).map((currency) => ({
          currency,
          amount: formatUnits(books.ledgerOf(accountId, currency, today).balance, currency),
        })),
      };
    },
  };
};
