import { z } from 'zod';
import { createFileError, type FileError, MalformedFileError } from '../../platform/csv/file-error.ts';
import { readTable, type TableRow } from '../../platform/csv/read-table.ts';
import { type Day, isDay } from '../../platform/calendar.ts';
import { paidCurrencies } from '../../figures/report/statement/statement.ts';
import type { EntryRow } from './ledger.repository.ts';
import { parseMoney } from './parse-money.ts';
import { fromEndToEndId } from './end-to-end-id.ts';
import { runColumns } from './pay-run.ts';
import { MAX_REFERENCE, type Payment } from './payment.ts';
import { formatUnits } from '../closing/paid-amounts.ts';
import type { Currency } from '@portal/shared/facts';

const MAX_BYTES = 1_048_576;
const MAX_ROWS = 5_000;
/** A file with more of them is another kind of file. */
const MAX_ERRORS = 200;
const EXCHANGE_RATE = /^\d{1,6}(?:\.\d{1,6})?$/;

const isCurrency = (text: string): text is Currency => paidCurrencies.some((currency) => currency === text);

const kind = {
  columns: z.object({
    email: z.string().optional(),
    end_to_end_id: z.string().optional(),
    amount: z.string({ error: 'The amount is missing.' }),
    currency: z
      .string({ error: 'The currency is missing.' })
      .toUpperCase()
      .refine(isCurrency, { error: `Not one of ${paidCurrencies.join(', ')}.` }),
    date: z.string({ error: 'The date is missing.' }).refine(isDay, { error: 'Not a day, YYYY-MM-DD.' }),
    reference: z
      .string({ error: 'The reference is missing.' })
      .max(MAX_REFERENCE, { error: `Longer than ${MAX_REFERENCE} characters.` }),
    rate: z.string().regex(EXCHANGE_RATE, { error: 'Not a rate with six decimals at most.' }).optional(),
  }),
  aliases: {
    'e-mail': 'email',
    member: 'email',
    endtoendid: 'end_to_end_id',
    'end-to-end id': 'end_to_end_id',
    ccy: 'currency',
    day: 'date',
    'booking date': 'date',
    'bank reference': 'reference',
    'exchange rate': 'rate',
  },
  // A pay run's file is imported as it is, once its payments were made.
  unread: runColumns.map(({ title }) => title),
  maxBytes: MAX_BYTES,
  maxRows: MAX_ROWS,
  maxErrors: MAX_ERRORS,
};

type Line = TableRow<z.output<(typeof kind)['columns']>>;

/** A payment of a file, with its line and a key that is equal for the same payment only. */
export type ImportedPayment = { line: number; key: string; payment: Payment };

const toKey = (payment: {
  payee: string;
  currency: Currency;
  amount: string;
  day: string;
  reference: string;
}) => [payment.payee, payment.currency, payment.amount, payment.day, payment.reference].join('\n');

/** The keys of payments that were recorded, also of those that were reversed: the bank's line is the same. */
export const listKeys = (entries: readonly EntryRow[]) =>
  new Set(
    entries.flatMap(({ kind: of, payee_id: payee, currency, amount, day, reference }) =>
      of === 'payment' && currency !== null
        ? toKey({
            payee,
            currency,
            amount: formatUnits(BigInt(amount), currency),
            day,
            reference: reference ?? '',
          })
        : [],
    ),
  );

export const throwIfAny = (errors: readonly FileError[]) => {
  if (errors.length > 0) throw new MalformedFileError(errors.slice(0, MAX_ERRORS));
};

export const readPaymentLines = async (source: AsyncIterable<Buffer>) => (await readTable(source, kind)).rows;

/** By what a line may name a payee. */
export type PayeeNames = { idsByEmail: ReadonlyMap<string, string>; isPayee: (id: string) => boolean };

/** The payments of a file, each once. */
export const toPayments = (
  lines: readonly Line[],
  { idsByEmail, isPayee, lastDay }: PayeeNames & { lastDay: Day },
): ImportedPayment[] => {
  const errors: FileError[] = [];
  const firstLines = new Map<string, number>();
  const payments: ImportedPayment[] = [];
  const findPayee = ({ email, end_to_end_id: id }: Line['values']) => {
    const named = id === undefined ? undefined : fromEndToEndId(id);
    if (named !== undefined && isPayee(named)) return named;
    return email === undefined ? undefined : idsByEmail.get(email.toLowerCase());
  };
  for (const { line, values } of lines) {
    const { currency, date, reference } = values;
    const payee = findPayee(values);
    const amount = parseMoney(values.amount, currency);
    if (payee === undefined)
      errors.push(
        createFileError(
          values.email === undefined
            ? { line, name: 'end_to_end_id', ...(values.end_to_end_id && { value: values.end_to_end_id }) }
            : { line, name: 'email', value: values.email },
          'unknown_payee',
          'Nobody who is paid from here has this address or id.',
        ),
      );
    if (amount === undefined || amount === 0n)
      errors.push(
        createFileError(
          { line, name: 'amount', value: values.amount },
          'bad_cell',
          `Not an amount above 0 as ${currency} is paid.`,
        ),
      );
    if (date > lastDay)
      errors.push(
        createFileError({ line, name: 'date', value: date }, 'day_to_come', 'The day has not come yet.'),
      );
    if (payee === undefined || amount === undefined) continue;
    const text = formatUnits(amount, currency);
    const key = toKey({ payee, currency, amount: text, day: date, reference });
    const first = firstLines.get(key);
    if (first !== undefined)
      errors.push({
        ...createFileError({ line }, 'duplicate_payment', `The payment is already on line ${first}.`),
        first_line: first,
      });
    else firstLines.set(key, line);
    payments.push({
      line,
      key,
      payment: { payee, currency, amount: text, day: date, reference, rate: values.rate },
    });
  }
  throwIfAny(errors);
  return payments;
};
