import { AppError } from '../../errors/app-error.ts';
import { type Day, toMonthName } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  type CellColumn,
  day as dayCell,
  decimal,
  type ExportTable,
  text,
  toTable,
} from '../../platform/export/export-table.ts';
import type { BankDetails } from './bank-details.ts';
import { toEndToEndId } from './end-to-end-id.ts';
import { listPeople } from './ledger.repository.ts';
import { writeTransferOrder } from './pain001.ts';
import { listPayees } from './payee.service.ts';
import { MAX_REFERENCE } from './payment.ts';
import { type PayoutBooks, readBooks } from './payout-books.ts';
import { formatUnits } from '../closing/paid-amounts.ts';

type Order = { accountId: string; domain: string; day: Day };

type Person = { nickname: string; email: string };
type RunPayee = { id: string; person: Person | undefined; bank: BankDetails | undefined };

/** What a payee is paid on a day in each currency: all that is payable then. */
export const listRunLines = (books: PayoutBooks, { id, person, bank }: RunPayee, day: Day) =>
  books.currenciesOf(id).flatMap((currency) => {
    const { payable, months } = books.ledgerOf(id, currency, day);
    if (payable <= 0n) return [];
    const due = months.filter(({ state }) => state === 'payable').map(({ month }) => month);
    const withheldOf = books.withheldOf(id, currency);
    const withheld = due.reduce((sum, month) => sum + (withheldOf.get(month) ?? 0n), 0n);
    return [
      {
        payee: { id, nickname: person?.nickname ?? null, email: person?.email ?? null },
        end_to_end_id: toEndToEndId(id),
        currency,
        amount: formatUnits(payable, currency),
        withheld: formatUnits(withheld, currency),
        months: due.map(toMonthName),
        bank,
      },
    ];
  });

export type RunLine = ReturnType<typeof listRunLines>[number];

/** A line as it is shown: that bank details are known, without them. */
export const toShownLine = ({ bank, ...line }: RunLine) => ({
  ...line,
  has_bank_details: bank !== undefined,
});

/** What the payee reads of a payment: the months that it is of. */
const describeMonths = ({ months }: RunLine) => `Statement ${months.join(' ')}`.slice(0, MAX_REFERENCE);

/** The columns of a run's file, of which the import of a bank's file reads those that it knows. */
export const runColumns: readonly CellColumn<RunLine & { day: Day }>[] = [
  { title: 'end_to_end_id', kind: 'id', cell: (line) => text(line.end_to_end_id) },
  { title: 'email', kind: 'name', cell: ({ payee }) => text(payee.email) },
  { title: 'nickname', kind: 'name', cell: ({ payee }) => text(payee.nickname) },
  { title: 'account_holder', kind: 'name', cell: ({ bank }) => text(bank?.name ?? null) },
  { title: 'iban', kind: 'id', cell: ({ bank }) => text(bank?.iban ?? null) },
  { title: 'account_number', kind: 'id', cell: ({ bank }) => text(bank?.account_number ?? null) },
  { title: 'bank_code', kind: 'id', cell: ({ bank }) => text(bank?.bank_code ?? null) },
  { title: 'withheld', kind: 'rate', cell: ({ withheld }) => decimal(withheld) },
  { title: 'amount', kind: 'rate', cell: ({ amount }) => decimal(amount) },
  { title: 'currency', kind: 'label', cell: ({ currency }) => text(currency) },
  { title: 'date', kind: 'day', cell: ({ day }) => dayCell(day) },
  { title: 'reference', kind: 'label', cell: (line) => text(describeMonths(line)) },
];

/** A table that the import of a bank's file reads as it is, with names and bank details for people. */
export const toRunTable = (lines: readonly RunLine[], day: Day): ExportTable =>
  toTable(
    'payments',
    runColumns,
    lines.map((line) => ({ ...line, day })),
  );

/**
 * The order for a bank, of the payees whose bank details are known.
 * @throws AppError `payee_missing` when the payer's own are not, or no payee's
 */
export const writeRunOrder = (
  lines: readonly RunLine[],
  { from, day, createdAt }: { from: BankDetails | undefined; day: Day; createdAt: Date },
) => {
  const transfers = lines.flatMap((line) =>
    line.bank
      ? [
          {
            endToEndId: line.end_to_end_id,
            currency: line.currency,
            amount: line.amount,
            to: line.bank,
            text: describeMonths(line),
          },
        ]
      : [],
  );
  if (!from || transfers.length === 0) throw new AppError('payee_missing');
  return writeTransferOrder({ from, day, createdAt, transfers });
};

/** Which members a manager pays on a day, and how much. */
export const createPayRun = ({ db, clock }: { db: Db; clock: Clock }) => {
  const readLines = async ({ accountId, domain, day }: Order) => {
    const books = await readBooks(db, { payer: 'manager', accountId, domain });
    const people = await listPeople(db, accountId);
    const payees = await listPayees(db, accountId);
    return books.payeeIds
      .filter((id) => id !== accountId)
      .flatMap((id) => listRunLines(books, { id, person: people.get(id), bank: payees.get(id) }, day));
  };

  return {
    async list(order: Order) {
      const payers = await listPayees(db, order.accountId);
      const lines = await readLines(order);
      return { day: order.day, has_payer: payers.has(order.accountId), items: lines.map(toShownLine) };
    },

    toTable: async (order: Order) => toRunTable(await readLines(order), order.day),

    /** @throws AppError `payee_missing` */
    async writeOrder(order: Order) {
      const from = (await listPayees(db, order.accountId)).get(order.accountId);
      return writeRunOrder(await readLines(order), { from, day: order.day, createdAt: clock.now() });
    },
  };
};
