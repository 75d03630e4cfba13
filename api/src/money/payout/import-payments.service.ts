import type { Day } from '../../platform/calendar.ts';
import { createFileError } from '../../platform/csv/file-error.ts';
import { toPacificDay } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../access/audit/actor.ts';
import {
  createEntryWriter,
  findExcess,
  lastPaymentDay,
  lockBooks,
  type LockedBooks,
  ofPlatform,
  type PayoutDependencies,
} from './entry-writer.ts';
import {
  type ImportedPayment,
  listKeys,
  type PayeeNames,
  readPaymentLines,
  throwIfAny,
  toPayments,
} from './import-payments.ts';
import { listManagers, listPeople } from './ledger.repository.ts';

/** Whose bank's file it is: that of a manager, or of the platform for the managers of a domain. */
export type ImportPayer = { payer: 'manager'; accountId: string } | { payer: 'platform'; domain: string };

type Payees = PayeeNames & {
  /** The account whose books have the payments to a payee. */
  accountOf: (payee: string) => string;
  lock: (accountId: string) => Promise<LockedBooks>;
};

const toIds = (people: Iterable<{ email: string; id: string }>) =>
  new Map(Array.from(people, ({ email, id }) => [email.toLowerCase(), id]));

/** Those whom the lines of a file may name. */
const readPayees = async (trx: Trx, payer: ImportPayer): Promise<Payees> => {
  if (payer.payer === 'platform') {
    const managers = await listManagers(trx, payer.domain);
    const ids = new Set(managers.map(({ id }) => id));
    return {
      idsByEmail: toIds(managers),
      isPayee: (id) => ids.has(id),
      accountOf: (payee) => payee,
      lock: (accountId) => lockBooks(trx, ofPlatform(accountId)),
    };
  }
  const { accountId } = payer;
  // First, because the books say who was a payee before.
  const locked = await lockBooks(trx, payer);
  const people = await listPeople(trx, accountId);
  return {
    idsByEmail: toIds([...people.values()].filter(({ role }) => role === 'member')),
    isPayee: (id) => id !== accountId && (people.has(id) || locked.books.payeeIds.includes(id)),
    accountOf: () => accountId,
    lock: () => Promise.resolve(locked),
  };
};

/** The payments of an account that are not recorded yet, and those lines of them that are more than what is payable. */
const compareWithBooks = (
  { books }: LockedBooks,
  given: readonly ImportedPayment[],
  { reason, today }: { reason: string | undefined; today: Day },
) => {
  const known = listKeys(books.payeeIds.flatMap((id) => books.entriesOf(id)));
  const fresh = given.filter(({ key }) => !known.has(key));
  const payments = fresh.map(({ payment }) => ({ ...payment, reason }));
  const excess = findExcess(books, payments, today);
  const refused = fresh.flatMap(({ line, payment }, index) => {
    const payable = excess.get(index);
    if (payable === undefined) return [];
    const place = { line, name: 'amount', value: payment.amount };
    const message = `${payable} is payable; a reason records the payment all the same.`;
    return [{ line, error: { ...createFileError(place, 'exceeds_payable', message), nearest: payable } }];
  });
  return { payments, refused };
};

/** Records the payments of banks' files. */
export const createPaymentImport = (dependencies: PayoutDependencies) => {
  const { db, clock } = dependencies;
  const { recordPayments } = createEntryWriter(dependencies);

  return {
    /** Records the payments of a bank's file, all or none; those that are recorded already change nothing. */
    async importPayments(
      actor: Actor,
      payer: ImportPayer,
      { source, reason }: { source: AsyncIterable<Buffer>; reason: string | undefined },
    ) {
      const lines = await readPaymentLines(source);
      return db.transaction().execute(async (trx) => {
        const today = toPacificDay(clock.now());
        const payees = await readPayees(trx, payer);
        const given = toPayments(lines, { ...payees, lastDay: lastPaymentDay(today) });
        const byAccount = Map.groupBy(given, ({ payment }) => payees.accountOf(payment.payee));
        const compared = [];
        // In one order, so that two files cannot wait for each other.
        for (const accountId of [...byAccount.keys()].toSorted()) {
          const account = await payees.lock(accountId);
          const own = byAccount.get(accountId) ?? [];
          compared.push({ account, ...compareWithBooks(account, own, { reason, today }) });
        }
        const refused = compared.flatMap((each) => each.refused).toSorted((a, b) => a.line - b.line);
        throwIfAny(refused.map(({ error }) => error));
        let added = 0;
        for (const { account, payments } of compared)
          added += (await recordPayments(trx, actor, account, payments)).length;
        return { added, kept: given.length - added };
      });
    },
  };
};
