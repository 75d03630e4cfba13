import { z } from 'zod';
import { boundedText, instant } from '../../platform/http/text-schema.ts';
import { domainName } from '../../platform/http/domain-name.ts';
import { month } from '../../figures/report/scope/month-input.ts';
import { monthRefusals, mayOverrule, type MonthChecks } from './month-checks.ts';
import type { MonthOverview } from './month-overview.ts';

export const domainMonth = z.strictObject({ domain: domainName, month });

export const checkedMonth = z.strictObject({
  domain: domainName,
  month: month.optional().describe('The newest month that has ended, unless given.'),
});

export const monthOrder = z.strictObject({
  domain: domainName,
  month,
  reason: boundedText(1, 500)
    .optional()
    .describe(
      'Closes the month although checks refuse it; it is written into the document and the audit log.',
    ),
});

const micros = z.string().describe('USD micros.');
const refusal = z.enum(monthRefusals);

/** A document that never changes, as it was signed. */
export const signedDocument = z
  .object({
    month,
    number: z.int(),
    document: z.string().describe('Canonical JSON; the signature is of exactly these bytes.'),
    hash: z.string().describe('SHA-256 of the document, in hex.'),
    previous_hash: z.string().nullable().describe('Of the document before it in its chain.'),
    signature: z.string().describe('Ed25519, in Base64.'),
    key_id: z.string(),
    public_key: z.string().describe('SPKI in Base64.'),
  })
  .meta({ id: 'SignedDocument' });

export const monthChecks = z
  .object({
    domain: z.string(),
    month,
    closed: z
      .object({
        number: z.int(),
        at: instant,
        hash: z.string(),
        by: z.object({ role: z.string(), email: z.string().nullable() }),
        reason: z.string().nullable(),
        overruled: z.array(refusal),
      })
      .nullable(),
    refusals: z.array(z.object({ code: refusal, may_overrule: z.boolean() })),
    before: month.nullable().describe('The month that must be closed first.'),
    owners: z
      .array(
        z.object({
          owner: z.string().describe('Empty where the files name none.'),
          missing_days: z.array(z.iso.date()),
          is_empty: z.boolean(),
        }),
      )
      .describe(
        'Content owners whose closing reports are missing, or have no revenue although days have an estimate.',
      ),
    days_without_revenue: z.array(z.iso.date()),
    days_without_rate: z.array(z.iso.date()),
    unregistered_channels: z.int().describe('Unregistered channels in the files of the month.'),
    revenue: micros,
    unassigned: micros.describe('Revenue without a member, in USD micros.'),
    no_country: micros.describe(
      'Revenue of viewers whose country is unknown, in USD micros; withholding counts it as not from the United States.',
    ),
    estimated: micros.describe('What was estimated for the days that are final, in USD micros.'),
    final: micros,
  })
  .meta({ id: 'MonthChecks' });

export const monthChoice = z.object({
  month,
  state: z.enum(['running', 'open', 'closed']).describe('`open`: it has ended and can be closed.'),
});

export const managerStatement = z.object({
  account_id: z.string(),
  nickname: z.string(),
  email: z.string(),
  number: z.string().nullable().describe('Null where none was issued.'),
  issued_at: instant.nullable(),
});

export const toMonthChecks = (
  { domain, month: of }: z.infer<typeof domainMonth>,
  checks: MonthChecks,
  { act }: Pick<MonthOverview, 'act'>,
): z.infer<typeof monthChecks> => ({
  domain,
  month: of,
  closed:
    checks.closed && act
      ? {
          number: checks.closed.number,
          at: checks.closed.closed_at.toISOString(),
          hash: checks.closed.hash,
          by: act.by,
          reason: act.reason,
          overruled: [...act.overruled],
        }
      : null,
  refusals: checks.refusals.map((code) => ({ code, may_overrule: mayOverrule(code) })),
  before: checks.before,
  owners: checks.owners.map(({ missing, ...owner }) => ({ ...owner, missing_days: missing })),
  days_without_revenue: checks.days_without_revenue,
  days_without_rate: checks.days_without_rate,
  unregistered_channels: checks.unregistered_channels,
  revenue: checks.revenue_micros,
  unassigned: checks.unassigned_micros,
  no_country: checks.no_country_micros,
  estimated: checks.estimated_micros,
  final: checks.final_micros,
});

const mismatch = z
  .object({
    month,
    account_id: z.string().nullable().describe('The account of a statement.'),
    fault: z
      .enum([
        'hash',
        'previous',
        'signature',
        'closed_month',
        'reopened',
        'amount',
        'revenue',
        'rate',
        'booked',
        'file',
        'files',
      ])
      .describe('`file`: the kept file has other bytes; `files`: what was booked is not in the files.'),
    entry: z.string().nullable().describe('The line, where it is one of many.'),
  })
  .nullable()
  .describe('The first thing that does not match.');

export const monthAudit = z
  .object({ months: z.int(), statements: z.int(), mismatch })
  .meta({ id: 'MonthAudit' });

export const fileAudit = z
  .object({
    files: z.array(
      z.object({
        month: month.describe('The month whose revenue it has: the closed one, or an earlier one.'),
        name: z.string(),
        owner: z.string(),
        state: z.enum(['read', 'not_kept']).describe('Days of files that are not kept are not compared.'),
      }),
    ),
    mismatch,
  })
  .meta({ id: 'FileAudit' });

export const statementMonth = z
  .object({
    month,
    state: z.enum(['closed', 'issued']).describe('`closed`: its statement can be issued.'),
    number: z.string().nullable(),
    issued_at: instant.nullable(),
    issued_on: z.iso.date().nullable().describe('The Pacific day of the issue.'),
  })
  .meta({ id: 'StatementMonth' });
