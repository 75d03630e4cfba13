import type { Day } from '../../platform/calendar.ts';
import { toPacificDay } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { WHOLE } from '../../platform/day-span.ts';
import {
  type Booking,
  computeLedger,
  findPayoutDays,
  type LedgerEntry,
  type LedgerInput,
  listRecoupments,
} from './ledger.ts';
import {
  type BookedRow,
  type EntryRow,
  listBooked,
  listEntries,
  listPlatformFees,
  type Minimum,
  readMinimums,
} from './ledger.repository.ts';
import type { Payer } from './payout.tables.ts';
import type { Currency } from '@portal/shared/facts';

type Fees = Awaited<ReturnType<typeof listPlatformFees>>;

const toEntry = (row: EntryRow): LedgerEntry => ({
  id: row.id,
  kind: row.kind,
  amount: BigInt(row.amount),
  madeOn: toPacificDay(row.at),
  day: row.day,
  month: row.month,
  until: row.until_day,
  reason: row.reason,
  reverses: row.reverses,
  share: row.share,
});

const toBookings = (rows: readonly BookedRow[], amountOf: (row: BookedRow) => bigint): Booking[] =>
  [...Map.groupBy(rows, ({ month }) => month)].map(([month, own]) => ({
    month,
    amount: own.reduce((total, row) => total + amountOf(row), 0n),
    day: toPacificDay(own[0]?.issued_at ?? new Date(0)),
  }));

/** What the platform keeps of a sum of a month, rounded towards its payee. */
export const computePlatformFee = (gross: bigint, earned: Day, fees: Fees) => {
  const found = fees.find(({ from_day: from, until_day: until }) => from <= earned && earned < until);
  return (gross * BigInt(found?.basis_points ?? 0)) / BigInt(WHOLE);
};

/** The platform's fee on what each statement adds to a month: of the month's sum so far, so that roundings do not add up. */
const listFees = (rows: readonly BookedRow[], fees: Fees) => {
  const ofStatement = new Map<Day, bigint>();
  const ofMonth = Map.groupBy(rows, ({ earned_month: earned }) => earned);
  for (const [earned, own] of ofMonth) {
    let gross = 0n;
    for (const [month, added] of Map.groupBy(own, (row) => row.month)) {
      const before = computePlatformFee(gross, earned, fees);
      for (const row of added) gross += BigInt(row.gross);
      const fee = computePlatformFee(gross, earned, fees) - before;
      ofStatement.set(month, (ofStatement.get(month) ?? 0n) + fee);
    }
  }
  return ofStatement;
};

/** What a payer owes an account's payees: the bookings and entries of each payee and currency. */
export type PayoutBooks = {
  /** The currencies of a payee's bookings and payments. */
  currenciesOf: (payeeId: string) => Currency[];
  payeeIds: readonly string[];
  minimumOf: (payeeId: string, currency: Currency) => Minimum;
  ledgerOf: (payeeId: string, currency: Currency, today: Day) => ReturnType<typeof computeLedger>;
  /** What each statement pays back of advances, by the statement's month. */
  recoupmentsOf: (payeeId: string, currency: Currency) => ReturnType<typeof listRecoupments>;
  daysOf: (payeeId: string, currency: Currency, today: Day) => ReturnType<typeof findPayoutDays>;
  entriesOf: (payeeId: string) => readonly EntryRow[];
  /** What each statement has withheld of a member, by the statement's month. */
  withheldOf: (payeeId: string, currency: Currency) => ReadonlyMap<Day, bigint>;
  /** What of each statement the manager keeps of what the platform pays it, by the statement's month: less its members' net. */
  keptOf: (currency: Currency) => ReadonlyMap<Day, bigint>;
  /** Sums of what was booked, of the platform's fee only where it pays. */
  sumsOf: (payeeId: string, currency: Currency) => { gross: bigint; fee: bigint };
};

type Rows = {
  payer: Payer;
  accountId: string;
  booked: readonly BookedRow[];
  entries: readonly EntryRow[];
  fees: Fees;
};

const createBooks = (
  { payer, accountId, booked, entries, fees }: Rows,
  minimumOf: PayoutBooks['minimumOf'],
): PayoutBooks => {
  // The platform pays the whole account, a manager each member; what it keeps itself is booked for its own id.
  const payeeOf = (row: BookedRow) => (payer === 'platform' ? accountId : row.payee_id);
  const rowsOf = (payeeId: string, currency: Currency) =>
    booked.filter((row) => row.currency === currency && payeeOf(row) === payeeId);
  const bookingsOf = (payeeId: string, currency: Currency): Booking[] => {
    if (payer === 'platform') {
      const rows = rowsOf(payeeId, currency);
      const feeOf = listFees(rows, fees);
      return toBookings(rows, ({ gross }) => BigInt(gross)).map((booking) => ({
        ...booking,
        amount: booking.amount - (feeOf.get(booking.month) ?? 0n),
      }));
    }
    if (payeeId !== accountId)
      return toBookings(rowsOf(payeeId, currency), ({ net, withheld }) => BigInt(net) - BigInt(withheld));
    const rows = booked.filter((row) => row.currency === currency);
    return toBookings(rows, (row) => BigInt(row.payee_id === accountId ? row.net : row.fee));
  };
  const entriesOf = (payeeId: string) => entries.filter((row) => row.payee_id === payeeId);
  const recordsOf = (payeeId: string, currency: Currency) => ({
    bookings: bookingsOf(payeeId, currency),
    entries: entriesOf(payeeId)
      .filter((row) => row.currency === null || row.currency === currency)
      .map(toEntry),
  });
  const inputOf = (payeeId: string, currency: Currency, today: Day): LedgerInput => ({
    ...recordsOf(payeeId, currency),
    minimum: minimumOf(payeeId, currency).amount,
    today,
  });
  return {
    payeeIds: [...new Set([...booked.map(payeeOf), ...entries.map(({ payee_id: id }) => id)])],
    currenciesOf(payeeId) {
      const own = booked.filter((row) => payeeOf(row) === payeeId || payeeId === accountId);
      const names = [...own, ...entriesOf(payeeId)].map(({ currency }) => currency);
      return [...new Set(names.filter((name) => name !== null))].toSorted();
    },
    minimumOf,
    ledgerOf: (payeeId, currency, today) => computeLedger(inputOf(payeeId, currency, today)),
    recoupmentsOf: (payeeId, currency) => listRecoupments(recordsOf(payeeId, currency)),
    daysOf: (payeeId, currency, today) => findPayoutDays(inputOf(payeeId, currency, today)),
    entriesOf,
    withheldOf: (payeeId, currency) =>
      new Map(
        payer === 'platform'
          ? []
          : toBookings(rowsOf(payeeId, currency), ({ withheld }) => BigInt(withheld)).map(
              ({ month, amount }) => [month, amount],
            ),
      ),
    keptOf(currency) {
      const kept = new Map(bookingsOf(accountId, currency).map(({ month, amount }) => [month, amount]));
      for (const row of booked)
        if (row.currency === currency && row.payee_id !== accountId)
          kept.set(row.month, (kept.get(row.month) ?? 0n) - BigInt(row.net));
      return kept;
    },
    sumsOf(payeeId, currency) {
      const rows = rowsOf(payeeId, currency);
      const fee =
        payer === 'platform' ? [...listFees(rows, fees).values()] : rows.map((row) => BigInt(row.fee));
      const add = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
      return { gross: add(rows.map(({ gross }) => BigInt(gross))), fee: add(fee) };
    },
  };
};

/** Reads the books of one account. */
export const readBooks = async (
  db: Db | Trx,
  { payer, accountId, domain }: { payer: Payer; accountId: string; domain: string },
): Promise<PayoutBooks> => {
  const rows = {
    payer,
    accountId,
    booked: await listBooked(db, [accountId]),
    entries: await listEntries(db, [accountId], payer),
    fees: await listPlatformFees(db, [accountId]),
  };
  return createBooks(rows, await readMinimums(db, { accountId, domain }));
};
