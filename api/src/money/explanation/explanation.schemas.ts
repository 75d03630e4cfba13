import { z } from 'zod';
import { createResponseSchema } from '../../platform/http/listing.ts';
import { instant, text } from '../../platform/http/text-schema.ts';
import { count, currency, day, money, window } from '../../figures/report/reports/figure.schemas.ts';
import { month } from '../../figures/report/scope/month-input.ts';
import { channel, createPeriodCheck, days, member } from '../../figures/report/scope/report-input.ts';
import { reportStatuses } from '../../figures/report/scope/report-status.ts';
import { reportTypeIds } from '../../figures/ingest/report-types.ts';
import { withholdingSources } from '../closed/month-inputs.ts';
import { correction } from '../statement/statement-report.schemas.ts';
import { bridgeCauses } from './bridge-months.ts';
import { MAX_EXPLAINED_DAYS } from './explained-days.ts';

/** An id of YouTube. */
const MAX_VIDEO_LENGTH = 32;

export const video = text.pipe(z.string().max(MAX_VIDEO_LENGTH)).optional().describe('Only this video.');

export const reportAmountQuery = z
  .object({
    ...days,
    member,
    channel,
    video,
  })
  .superRefine(createPeriodCheck(MAX_EXPLAINED_DAYS));
export const statementAmountQuery = z.object({ month, member, channel });

const paid = z.object({ gross: money, fee: money, net: money });
const usd = z.string().describe('An exact decimal in dollars.');
const sums = {
  usd,
  whole: money.describe('The whole revenue, each day at its own rate.'),
  others: money.describe('Parts of other members; 0 for an account.'),
  gross: money.describe('The whole less `others`.'),
  unassigned: money.describe('Parts of an account without a member; 0 for a member.'),
  fee: money,
  net: money.describe('The gross less `unassigned` and `fee`.'),
};
const rows = { rows: count.describe('Rows by video and country.'), usd, amount: money };
const advance = z.object({
  id: z.string(),
  day: day.describe('On which it was paid.'),
  amount: money.describe('The whole advance.'),
  share: z.number().describe('The part of each month that pays it back.'),
  left: money.describe('What of it earlier months have left.'),
  recouped: money.describe('What this month pays back.'),
});
const recouped = {
  advances: z
    .array(advance)
    .describe('Paid back, the oldest first; only in the currency in which the statement is paid.'),
  recouped: money.describe('What is paid back of all of them.'),
  rest: money.describe('What is payable less `recouped`.'),
};
const payment = z
  .object({
    withheld: z
      .array(
        z.object({
          month: month.describe("The statement's month, or an earlier one that it corrects."),
          parts: z
            .array(
              z.object({
                source: z.enum(withholdingSources),
                rate: z.number(),
                note: z.string(),
                net: money,
                withheld: money,
              }),
            )
            .describe('What is withheld of the net of the whole month from each source, rounded towards 0.'),
          before: money.describe('What earlier statements have withheld of that month.'),
          amount: money.describe('The parts less `before`: what this statement withholds.'),
        }),
      )
      .describe('`total.net` less these amounts is what is payable.'),
    payable: money,
    ...recouped,
  })
  .meta({ id: 'StatementPayment' });

export const explanationResponse = createResponseSchema({
  currency,
  period: window,
  status: z.enum([...reportStatuses, 'closed', 'issued']),
  of: z.enum(['member', 'account']),
  shown: paid.describe('The amounts as they are shown and paid.'),
  exact: z.object(sums),
  rounding: paid.describe('What is shown less what is exact.'),
  unassigned: z
    .object({ shown: money, rounding: money.describe('What is shown less `exact.unassigned`.') })
    .nullable()
    .describe("The unassigned revenue of an account's statement. Null elsewhere."),
  files: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        owner: z
          .string()
          .nullable()
          .describe('The content owner; for managers. Empty where the file names none.'),
        type: z.enum(reportTypeIds),
        digest: z.string().describe('SHA-256 of its bytes, in hex.'),
        created_at: instant,
        delivered_at: instant,
        is_withdrawn: z.boolean(),
        is_final: z.boolean().describe('Of a closing report; otherwise its revenue is estimated.'),
        revenue: z
          .object({
            ...rows,
            channels: z.array(z.object({ id: z.string(), ...rows })),
            days: z.array(z.object({ day, ...rows })),
          })
          .nullable()
          .describe('Its part of the whole revenue. Null where its rows are not stored any more.'),
      }),
    )
    .describe('Those that the amount comes from. With `untraced` their amounts add up to `exact.whole`.'),
  untraced: z
    .object({ usd, amount: money, entries: count.describe('Of a channel and a day each.') })
    .nullable()
    .describe(
      'Revenue that was booked, and whose files were replaced or withdrawn since. Null where all is traced.',
    ),
  channels: z
    .array(
      z.object({
        channel: z.object({ id: z.string(), youtube_id: z.string(), name: z.string() }),
        shares: z.array(z.object({ from: day, to: day, part: z.number() })).describe("The member's parts."),
        ...sums,
      }),
    )
    .describe('They add up to `exact`.'),
  days: z
    .array(
      z.object({
        day,
        is_final: z.boolean(),
        rate: z
          .object({ usd_krw: z.string(), date: day.describe('Earlier than `day` on weekends.') })
          .nullable()
          .describe('Null in dollars, and where there was none yet.'),
        ...sums,
      }),
    )
    .describe('They add up to `exact`.'),
  fees: z.array(z.object({ from: day, to: day, fee_rate: z.number() })).describe("The member's fee rates."),
  corrections: z
    .array(correction)
    .describe('What an issued statement corrects of earlier months, of the member.'),
  total: paid.nullable().describe('What is shown with the corrections; of members on statements.'),
  payment: payment.nullable().describe('What follows the total; of members on statements.'),
});

export const bridgeQuery = z.object({ month, member });
const bridged = z.object({
  amount: money.nullable().describe('Null while a rate is missing.'),
  views: count,
  videos: count,
});
export const bridgeResponse = createResponseSchema({
  currency,
  of: z
    .enum(['member', 'account'])
    .describe(
      'What is left to pay of a member: its net with corrections, less what is withheld and paid back of advances. Or the gross of an account.',
    ),
  month,
  previous: month,
  before: bridged,
  after: bridged,
  parts: z
    .array(z.object({ cause: z.enum(bridgeCauses), amount: money }))
    .nullable()
    .describe(
      'In the order in which they are computed, each with everything before it; they add up to the difference of both amounts. Null where the month before has no revenue or no rate.',
    ),
});

export const recoupmentsQuery = z.object({ month });
export const recoupmentsResponse = createResponseSchema({
  month,
  items: z
    .array(z.object({ member: z.string(), currency, ...recouped }))
    .describe('Members without one are left out; a member sees its own.'),
});
