import { z } from 'zod';
import { createResponseSchema } from '../../platform/http/listing.ts';
import { instant } from '../../platform/http/text-schema.ts';
import { currency, day, money, window } from '../../figures/report/reports/figure.schemas.ts';
import { month } from '../../figures/report/scope/month-input.ts';
import { paidCurrencies } from '../../figures/report/statement/statement.ts';

const paidCurrency = z.enum(paidCurrencies);
const count = z.int().positive();
const revenue = money.nullable().describe('Of the channels in `period`; null without figures.');
const ownMoney = {
  currency: paidCurrency,
  amount: z.string().describe('A decimal with all places of its currency.'),
};
const ofMembers = { count: count.describe('Members.'), ...ownMoney };

const task = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('issue_statement'),
        month,
        closed_on: day,
        currency: paidCurrency,
        amount: z.string().nullable().describe('What the members get of it; null while a rate is missing.'),
      })
      .describe('The oldest closed month without a statement.'),
    z
      .object({
        kind: z.literal('pay_members'),
        ...ofMembers,
        since: day.nullable().describe('Since when the first of it has been payable.'),
      })
      .describe('Members with payable money.'),
    z
      .object({ kind: z.literal('add_bank_details'), ...ofMembers })
      .describe('Members with payable money whose bank details are not known.'),
    z
      .object({
        kind: z.literal('held_money'),
        ...ofMembers,
        until: day.nullable().describe('When the first hold ends by itself; null when none does.'),
      })
      .describe('Members whose money is held.'),
    z
      .object({
        kind: z.literal('own_payable'),
        ...ownMoney,
        since: day.nullable().describe('Since when the first of it has been payable.'),
      })
      .describe('What the reader gets: a member from its manager, a manager from the platform.'),
    z
      .object({
        kind: z.literal('own_held'),
        ...ownMoney,
        until: day.nullable().describe('When the first hold ends by itself; null when none does.'),
      })
      .describe('What of it is held.'),
    z
      .object({
        kind: z.literal('review_channel'),
        channel: z.object({ id: z.string(), name: z.string() }),
        opens_at: instant.describe('When a re-review may be requested.'),
        revenue,
      })
      .describe('A channel on hold; the three with the highest revenue each.'),
    z
      .object({ kind: z.literal('review_channels'), count, revenue })
      .describe('All further channels on hold.'),
    z
      .object({
        kind: z.literal('verify_channels'),
        count,
        ends_at: instant.nullable().describe('When the first search for a code ends; null without a search.'),
        revenue,
      })
      .describe('Approved channels that are not verified.'),
    z.object({ kind: z.literal('register_channel') }).describe('There is no channel yet.'),
  ])
  .meta({ id: 'Task' });

export type Task = z.infer<typeof task>;

export const taskResponse = createResponseSchema({
  currency: currency.describe('Of `revenue`.'),
  period: window.nullable().describe('The days of `revenue`; null before the first figures.'),
  tasks: z.array(task),
});
