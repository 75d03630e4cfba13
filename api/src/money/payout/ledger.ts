import type { Day } from '../../platform/calendar.ts';
import { WHOLE } from '../../platform/day-span.ts';
import type { EntryKind } from './payout.tables.ts';

/** What a statement has booked for a payee, in the smallest paid unit of one currency. */
export type Booking = {
  /** The first day of the statement's month. */
  month: Day;
  amount: bigint;
  /** The day on which the statement was issued. */
  day: Day;
};

export type LedgerEntry = {
  id: string;
  kind: EntryKind;
  amount: bigint;
  /** The day on which it was made. */
  madeOn: Day;
  /** The day of a payment. */
  day: Day;
  month: Day | null;
  until: Day | null;
  reason: string | null;
  reverses: string | null;
  share: number | null;
};

/** All that is known of a payee's money in one currency, each list in the order in which it was written. */
export type LedgerInput = {
  bookings: readonly Booking[];
  entries: readonly LedgerEntry[];
  /** Smaller amounts are carried over. */
  minimum: bigint;
  today: Day;
};

export const bookedStates = ['payable', 'carried_over', 'held', 'paid', 'nothing_due'] as const;
export type BookedState = (typeof bookedStates)[number];

export type LedgerMonth = {
  month: Day;
  state: BookedState;
  amount: bigint;
  /** What of it has paid back advances. */
  recouped: bigint;
  /** What corrections of other months have taken from it. */
  offset: bigint;
  paid: bigint;
  /** What is still due. */
  open: bigint;
  hold: { id: string; reason: string; until: Day | null } | undefined;
  issuedOn: Day;
};

export type Ledger = {
  /** Bookings less payments and advances plus reversals; below 0 after an advance, or a correction of what was paid. */
  balance: bigint;
  /** What of advances no month has paid back yet. */
  advance: bigint;
  payable: bigint;
  held: bigint;
  /** Below the minimum. */
  carriedOver: bigint;
  paid: bigint;
  months: readonly LedgerMonth[];
};

/** What a month pays back of an advance. */
export type Recoupment = {
  advance: LedgerEntry;
  /** What of it earlier months have left. */
  left: bigint;
  amount: bigint;
};

export type RecoupedMonth = { payable: bigint; recoupments: readonly Recoupment[] };

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

/** The entries of a kind that no other entry takes back. */
const listLasting = (entries: readonly LedgerEntry[], kind: EntryKind) => {
  const ended = new Set(entries.map(({ reverses }) => reverses));
  return entries.filter((entry) => entry.kind === kind && !ended.has(entry.id));
};

/**
 * Lets each month pay back advances, the oldest first. What a month pays back follows from it and earlier months alone,
 * so that only the reversal of an advance changes it later: corrections below 0 take what is left of a month.
 */
const createRecoupment = (advances: readonly LedgerEntry[]) => {
  const left = new Map(advances.map(({ id, amount }) => [id, amount]));
  return {
    take(month: Day, amount: bigint): Recoupment[] {
      const due = amount > 0n ? amount : 0n;
      let taken = 0n;
      return advances.flatMap((advance) => {
        const { id, month: first, share } = advance;
        if (first !== null && month < first) return [];
        const unpaid = left.get(id) ?? 0n;
        const part = (due * BigInt(share ?? WHOLE)) / BigInt(WHOLE);
        const own = smaller(smaller(part, unpaid), due - taken);
        if (own === 0n) return [];
        left.set(id, unpaid - own);
        taken += own;
        return [{ advance, left: unpaid, amount: own }];
      });
    },
    sumLeft: () => sum([...left.values()]),
  };
};

/** What is payable of each month, and what of it pays back which advances. */
export const listRecoupments = ({
  bookings,
  entries,
}: Pick<LedgerInput, 'bookings' | 'entries'>): ReadonlyMap<Day, RecoupedMonth> => {
  const recoupment = createRecoupment(listLasting(entries, 'advance'));
  return new Map(
    bookings.map(({ month, amount }) => [
      month,
      { payable: amount, recoupments: recoupment.take(month, amount) },
    ]),
  );
};

/** Holds that neither a release nor their day has ended. */
export const listHolds = (entries: readonly LedgerEntry[], today: Day) => {
  const ended = new Set(entries.filter(({ kind }) => kind === 'release').map(({ reverses }) => reverses));
  return entries.filter(
    ({ kind, id, until }) => kind === 'hold' && !ended.has(id) && (until === null || today < until),
  );
};

/**
 * Divides a payee's money among the months of its statements. Corrections below 0 and payments reduce the oldest open
 * month first, so that more money never makes a month less paid; before that a month pays back advances.
 */
export const computeLedger = ({ bookings, entries, minimum, today }: LedgerInput): Ledger => {
  const holds = listHolds(entries, today);
  const paid = sum(listLasting(entries, 'payment').map(({ amount }) => amount));
  const advances = listLasting(entries, 'advance');
  const recoupment = createRecoupment(advances);
  let offsetLeft = sum(bookings.map(({ amount }) => (amount < 0n ? -amount : 0n)));
  let paidLeft = paid;
  const divided = bookings.map(({ month, amount, day }) => {
    const due = amount > 0n ? amount : 0n;
    const recouped = sum(recoupment.take(month, amount).map((each) => each.amount));
    const offset = smaller(due - recouped, offsetLeft);
    const own = smaller(due - recouped - offset, paidLeft);
    offsetLeft -= offset;
    paidLeft -= own;
    const hold = holds.find((entry) => entry.month === null || entry.month === month);
    return {
      month,
      amount,
      recouped,
      offset,
      paid: own,
      open: due - recouped - offset - own,
      hold,
      issuedOn: day,
    };
  });
  const advanced = sum(advances.map(({ amount }) => amount));
  const balance = sum(bookings.map(({ amount }) => amount)) - paid - advanced;
  const held = sum(divided.map(({ hold, open }) => (hold ? open : 0n)));
  const free = sum(divided.map(({ hold, open }) => (hold ? 0n : open)));
  const isEnough = free >= minimum;
  const stateOf = ({ amount, open, hold }: (typeof divided)[number]): BookedState => {
    if (amount <= 0n) return 'nothing_due';
    if (open === 0n) return 'paid';
    if (hold) return 'held';
    return isEnough ? 'payable' : 'carried_over';
  };
  return {
    balance,
    advance: recoupment.sumLeft(),
    payable: isEnough ? free : 0n,
    held,
    carriedOver: isEnough ? 0n : free,
    paid,
    months: divided.map((entry) => ({
      ...entry,
      state: stateOf(entry),
      hold: entry.hold && {
        id: entry.hold.id,
        reason: entry.hold.reason ?? '',
        until: entry.hold.until,
      },
    })),
  };
};

/** The days on which each month became payable, and was paid in full; of months that are neither undefined. */
export const findPayoutDays = (input: LedgerInput) => {
  const { bookings, entries, today } = input;
  const ends = entries.flatMap(({ kind, until }) => (kind === 'hold' && until !== null ? [until] : []));
  const days = [...bookings.map(({ day }) => day), ...entries.map(({ madeOn }) => madeOn), ...ends];
  const payableOn = new Map<Day, Day>();
  const paidOn = new Map<Day, Day>();
  for (const day of [...new Set(days)].filter((each) => each <= today).toSorted()) {
    const known = entries.filter(({ madeOn }) => madeOn <= day);
    const { months } = computeLedger({
      ...input,
      bookings: bookings.filter((booking) => booking.day <= day),
      entries: known,
      today: day,
    });
    const lastPayment = known.findLast(({ kind }) => kind === 'payment');
    for (const { month, state } of months) {
      if (state === 'payable' || state === 'paid') {
        if (!payableOn.has(month)) payableOn.set(month, day);
      } else payableOn.delete(month);
      // A reversal makes a month payable again.
      if (state !== 'paid') paidOn.delete(month);
      else if (!paidOn.has(month)) paidOn.set(month, lastPayment?.day ?? day);
    }
  }
  return { payableOn, paidOn };
};
