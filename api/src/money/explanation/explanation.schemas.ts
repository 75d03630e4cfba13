import { z } from 'zod';
import { createResponseSchema } from '../../platform/http/listing.ts';
import { instant, text } from '../../platform/http/text-schema.ts';
import { count, currency, day, money, window } from '../../figures/report/reports/figure.schemas.ts';
import { month } from '../../figures/report/scope/month-input.ts';
import { channel, createPeriodCheck, days, member } from '../../figures/report/scope/report-input.ts';
import { reportStatuses } from '../../figures/report/scope/report-status.ts';
import { reportTypeIds } from '../../figures/ingest/report-types.ts';
import { changeCauses } from '../closing/explain-change.ts';
import { bridgeCauses } from './compare-months.ts';
import { MAX_EXPLAINED_DAYS } from './explained-days.ts';

/** An id of YouTube. */
const MAX_VIDEO_LENGTH = 32;

export const reportAmountQuery = z
  .object({
    ...days,
    member,
    channel,
    video: text.pipe(z.string().max(MAX_VIDEO_LENGTH)).optional().describe('Only this video.'),
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
const correction = z.object({ month, cause: z.enum(changeCauses), currency, old: paid, new: paid });

export const explanationResponse = createResponseSchema({
  currency,
  period: window,
  status: z.enum([...reportStatuses, 'closed', 'issued']),
  of: z.enum(['member', 'account']),
  shown: paid.describe('The amounts as they are shown and paid.'),
  exact: z.object(sums),
  rounding: paid.describe('What is shown less what is exact.'),
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
    .describe('The net of a member with its corrections, or the gross of an account.'),
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
