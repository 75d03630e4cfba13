import { z } from 'zod';
import { createResponseSchema } from '../../platform/http/listing.ts';
import { instant } from '../../platform/http/text-schema.ts';
import { day, memberShare, money, window } from '../../figures/report/reports/figure.schemas.ts';
import { month } from '../../figures/report/scope/month-input.ts';
import { reportStatuses } from '../../figures/report/scope/report-status.ts';
import { paidCurrencies } from '../../figures/report/statement/statement.ts';
import { reopening } from '../closed/reopenings.read.ts';
import { withholdingSources } from '../closed/month-inputs.ts';
import { changeCauses } from '../closing/explain-change.ts';

export const statementFilter = { month };
export const statementQuery = z.object(statementFilter);

const both = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ USD: schema.nullable(), KRW: schema.nullable().describe('Null while a rate is missing.') });
const amounts = z.object({ gross: money, fee: money, net: money });
const cause = z
  .enum(changeCauses)
  .describe('Corrected revenue, a corrected exchange rate, a changed share or a changed fee.');

const author = z
  .object({
    at: instant,
    role: z.string().describe('`manager`, `operator`, or what the server did itself.'),
    file: z.string().nullable().describe('Of corrected revenue the report file, as far as it is known.'),
  })
  .meta({ id: 'CorrectionAuthor' });

export const correction = z
  .object({
    month: month.describe('The earlier month that is corrected.'),
    cause,
    currency: z.enum(paidCurrencies),
    old: amounts,
    new: amounts,
    authors: z
      .array(author)
      .describe(
        'Who changed, since the statement before, what may have caused it. A change whose days are not known is listed in each month.',
      ),
  })
  .meta({ id: 'StatementCorrection' });

const line = z
  .object({
    channel: z.object({ id: z.string(), youtube_id: z.string(), name: z.string() }),
    shares: z.array(z.object({ from: day, to: day, part: z.number() })),
    amounts: both(amounts).describe('They add up to the amounts of the member.'),
  })
  .meta({ id: 'StatementLine' });

const withheld = z
  .object({
    month: month.describe("The statement's month, or an earlier one that it corrects."),
    source: z
      .enum(withholdingSources)
      .describe(
        'Which revenue the rate is of: all, that from viewers in the United States, or all other, also of unknown countries.',
      ),
    rate: z.number().describe('Of the net of that month from the source.'),
    net: both(money).describe('The net that the rate is of; of a corrected month what the correction adds.'),
    note: z.string().describe('Where the member is resident, and which tax it is.'),
    amounts: both(money).describe('Of a corrected month only what the correction adds.'),
  })
  .meta({ id: 'StatementWithholding' });

const pending = z
  .object({
    gross: z.object({ USD: money, KRW: money }).nullable().describe('Of the account; for managers.'),
    members: z.array(z.object({ id: z.string(), net: z.object({ USD: money, KRW: money }) })),
  })
  .nullable()
  .describe(
    'By how much what is known now of a closed month differs from what was booked; the next statement corrects it. Null where nothing differs, and for months that are not closed.',
  );

export const statementResponse = createResponseSchema({
  month,
  period: window,
  status: z
    .enum([...reportStatuses, 'closed', 'issued'])
    .describe(
      'Of an issued month everything but `pending` is from its statement and never changes; of a closed one revenue and rates never change, shares and fees are those of now.',
    ),
  number: z.string().nullable().describe('The number of the issued statement.'),
  issued_at: instant.nullable(),
  issued_on: day.nullable(),
  reopenings: z
    .array(reopening)
    .describe('The statements of the month that were reopened, the oldest first.'),
  manager: z
    .object({ nickname: z.string(), email: z.string() })
    .nullable()
    .describe('Who issues the statement; for managers.'),
  is_complete: z.boolean().describe('Whether every day of the month has revenue, or the month is closed.'),
  usd_krw: z
    .string()
    .nullable()
    .describe('The effective exchange rate of the month; each day is converted at its own rate.'),
  items: z.array(
    z.object({
      member: z.object({
        id: z.string(),
        nickname: z.string(),
        email: z.string(),
        is_archived: z
          .boolean()
          .describe('Deleted; listed in the months in which it had a channel. False on issued statements.'),
      }),
      channels: z.int(),
      rates: z.array(z.object({ from: day, to: day, fee_rate: z.number() })),
      amounts: both(amounts),
      member_share: memberShare,
      lines: z.array(line),
      corrections: z.array(correction),
      total: both(amounts).describe('The month and its corrections of earlier months.'),
      withheld: z.array(withheld),
      payable: both(money).describe('The total net less what is withheld.'),
    }),
  ),
  unassigned: both(money)
    .nullable()
    .describe('Of channels, days and parts without an assigned member; for managers.'),
  unassigned_corrections: z
    .array(correction)
    .nullable()
    .describe('Of revenue without a member; for managers.'),
  totals: both(amounts)
    .nullable()
    .describe('Of the month, without corrections. Gross includes unassigned revenue; for managers.'),
  payable: both(money)
    .nullable()
    .describe(
      'The net of all members with corrections of earlier months, less what is withheld; for managers.',
    ),
  authors: z
    .array(z.object({ at: instant, cause, role: z.string() }))
    .describe('Who changed, since the statement before, what this one corrects.'),
  pending,
});
