import { z } from 'zod';
import { fraction } from '../../platform/http/day-span-schema.ts';
import { createResponseSchema } from '../../platform/http/listing.ts';
import { boundedText, uuid } from '../../platform/http/text-schema.ts';
import { month } from '../../figures/report/scope/month-input.ts';
import { paidCurrencies } from '../../figures/report/statement/statement.ts';
import { reopening } from '../closed/reopenings.read.ts';
import { bookedStates } from './ledger.ts';
import { MAX_REFERENCE } from './payment.ts';
import { entryKinds, partnerEntryKinds } from './payout.tables.ts';

export const MAX_TEXT = 500;

export const currency = z.enum(paidCurrencies);
const money = z.string().describe('A decimal with all places of its currency.');

/** An amount above 0 in a body; the service checks its places by currency. */
export const amountInput = z
  .string()
  .regex(/^\d{1,13}(?:\.\d{1,2})?$/, { error: 'invalid' })
  .describe('A decimal above 0 with no more places than its currency has.');

/** What a payment states beside its payee. */
export const paymentFields = {
  currency,
  amount: amountInput,
  day: z.iso.date().describe('The day of the payment; not after tomorrow.'),
  rate: z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,6})?$/, { error: 'invalid' })
    .optional()
    .describe('The exchange rate, where the bank paid in another currency.'),
  reference: boundedText(1, MAX_REFERENCE).optional(),
  note: boundedText(1, MAX_TEXT).optional(),
  reason: boundedText(1, MAX_TEXT)
    .optional()
    .describe('Records it although it is more than what is payable.'),
};

/** What an advance states beside its payee. */
export const advanceFields = {
  currency: paymentFields.currency,
  amount: amountInput,
  day: paymentFields.day,
  share: fraction
    .refine((part) => part > 0, { error: 'invalid' })
    .describe('The part of each month that pays it back, from the next statement on; 1 is all of it.'),
  reference: paymentFields.reference,
  note: paymentFields.note,
};

/** The response to a write: the id of the entry that was made. */
export const written = createResponseSchema({ id: z.string() });

/** The response to the import of a bank's file. */
export const imported = createResponseSchema({
  added: z.int(),
  kept: z.int().describe('Payments that were recorded already.'),
});

/** What the import of a bank's file may state beside it. */
export const importReason = boundedText(1, MAX_TEXT)
  .optional()
  .describe('Records payments although they are more than what is payable.');

/** The columns of a bank's file. */
export const IMPORT_BODY =
  'The body is CSV with the columns `amount`, `currency`, `date`, `reference`, and `email` or `end_to_end_id`; the file of a pay run is one, too.';

export const payee = uuid.describe("A member's id.");
export const account = uuid.describe("A manager's id.");
export const ending = z.strictObject({ entry: uuid, reason: boundedText(1, MAX_TEXT) });

export const holdBody = z.strictObject({
  payee,
  month: month.optional().describe('The month of the statement that is held; all months without it.'),
  until: z.iso.date().optional().describe('The hold ends on this day by itself.'),
  reason: boundedText(1, MAX_TEXT),
});

export const balanceMembers = {
  currency,
  balance: money.describe(
    'What was booked less what was paid and advanced; below 0 after an advance, or a correction of paid money.',
  ),
  advance: money.describe('What of advances no month has paid back yet.'),
  payable: money,
  held: money,
  carried_over: money.describe('Below the minimum.'),
  paid: money,
  minimum: money,
  minimum_of: z
    .enum(['member', 'domain'])
    .nullable()
    .describe('Whose minimum it is: the member’s own replaces that of its domain. Null without one.'),
};

/** The exchange rate of a payment, where it is shown. */
export const rate = z.string().nullable().describe('Of a payment that the bank made in another currency.');

const payoutStates = ['estimated', 'final', 'closed', ...bookedStates] as const;

export const timelineMonth = z
  .object({
    month,
    state: z
      .enum(payoutStates)
      .describe('`nothing_due`: the month has no money, or only corrections that reduce other months.'),
    currency,
    amount: money.nullable().describe('Null where it is not known yet.'),
    withheld: money.describe('What is withheld of a member; `amount` is what is left.'),
    kept: money
      .nullable()
      .describe(
        'What of it the manager keeps itself after the platform’s fee: its fees and unassigned revenue. Null for members, and before the statement.',
      ),
    recouped: money.describe('What of it has paid back advances.'),
    offset: money.describe('What corrections of other months have taken from it.'),
    paid: money,
    open: money,
    hold: z.object({ id: z.string(), reason: z.string(), until: z.iso.date().nullable() }).nullable(),
    final_expected_on: z.iso.date().nullable().describe('Null once it is past.'),
    closed_on: z.iso.date().nullable(),
    issued_on: z.iso.date().nullable(),
    payable_on: z.iso.date().nullable(),
    paid_on: z.iso.date().nullable(),
    reopenings: z.array(reopening).describe('Its statements that were reopened, the oldest first.'),
  })
  .meta({ id: 'PayoutMonth' });

export const entry = z
  .object({
    id: z.string(),
    kind: z.enum(entryKinds),
    currency: currency.nullable(),
    amount: money.nullable(),
    day: z.iso.date(),
    month: month.nullable(),
    until: z.iso.date().nullable(),
    rate,
    reference: z.string().nullable(),
    note: z.string().nullable(),
    reason: z.string().nullable(),
    reverses: z.string().nullable(),
    share: z.number().nullable().describe('Of an advance the part of each month that pays it back.'),
    is_ended: z.boolean().describe('A payment or advance that was taken back, or a hold that was released.'),
  })
  .meta({ id: 'PayoutEntry' });

/** An entry of what the platform pays. */
export const partnerEntry = entry
  .omit({ share: true })
  .extend({ kind: z.enum(partnerEntryKinds) })
  .meta({ id: 'PartnerPayoutEntry' });

export const balance = z.object(balanceMembers).meta({ id: 'PayoutBalance' });

export const payeeBalance = z
  .object({
    payee: z.object({ id: z.string(), nickname: z.string().nullable(), email: z.string().nullable() }),
    ...balanceMembers,
  })
  .meta({ id: 'PayeeBalance' });
