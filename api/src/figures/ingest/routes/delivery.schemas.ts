import { z } from 'zod';
import { pageQuery } from '../../../platform/http/listing.ts';
import { boundedText, instant, uuid } from '../../../platform/http/text-schema.ts';
import type { DeliveryRow } from '../delivery-list.ts';
import { doubtSchema } from '../doubts/doubt.ts';
import type { RefusedFile } from '../refused-files.ts';
import { type ReportTypeId, reportTypeIds, VIEWS_REPORT } from '../report-types.ts';

export const reportType = z.enum(reportTypeIds);

const sums = {
  facts: z
    .int()
    .nullable()
    .describe('What is stored of it; null when it never counted, and for files of earlier versions.'),
  views: z.int().nullable().describe('Of a report of views.'),
  revenue_micros: z.int().nullable().describe('Of a report of revenue, in millionths of a dollar.'),
};

const author = z.object({
  role: z.enum(['manager', 'member', 'operator', 'command line', 'token', 'server']),
  email: z.string().nullable(),
});

export const delivery = z
  .object({
    id: z.string().describe('The file; each of its days has its own item.'),
    owner: z.string().describe('The content owner; empty for files that name none.'),
    type: reportType,
    day: z.iso.date().nullable().describe('Null for a list, which has no days.'),
    counts: z.boolean().describe('Whether the figures of the day come from this file.'),
    name: z.string(),
    created_at: instant.describe('When YouTube created it; of the reports of a day the newest counts.'),
    delivered_at: instant,
    delivered_by: author.nullable().describe('Null for files of earlier versions and of the demo.'),
    reason: z.string().nullable().describe('Why it was ingested although it looked wrong.'),
    withdrawn_at: instant.nullable(),
    rows: z
      .object({ read: z.int(), unknown_channel: z.int() })
      .describe('The rows of the whole file, and those of channels that are not registered.'),
    ...sums,
    replaced: z
      .object({ id: z.string(), name: z.string(), ...sums })
      .nullable()
      .describe('What counted for the day before this file.'),
  })
  .meta({ id: 'Delivery' });

export const deliveryQuery = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  type: reportType.optional(),
  owner: z
    .string()
    .max(40)
    .optional()
    .describe('Only files of this content owner; empty for those that name none.'),
  id: uuid.optional().describe('Only the days of this file.'),
  history: z
    .stringbool()
    .default(false)
    .describe('Also files that do not count: replaced, older than what counts, or withdrawn.'),
  ...pageQuery,
});

export const withdrawal = z.strictObject({
  id: uuid.describe('The file to take back.'),
  back_to: uuid
    .optional()
    .describe(
      'An earlier file of the same days that shall count again, also a withdrawn one; every newer one of these days is taken back. Without it the newest one left of each day counts.',
    ),
  reason: boundedText(1, 500).describe('It is written into the audit log.'),
  force: z
    .boolean()
    .default(false)
    .describe('Also when final days would be estimated again, or a file that looks wrong would count again.'),
});

export const withdrawalResult = z
  .object({
    outcome: z.enum(['withdrawn', 'unchanged']),
    withdrawn: z.array(z.string()).describe('The files that no longer count.'),
    days: z
      .array(z.object({ day: z.iso.date(), file: z.string().nullable() }))
      .describe('The days that changed, and the file that counts for each now; null when none is left.'),
  })
  .meta({ id: 'WithdrawalResult' });

export const lateReport = z
  .object({ type: reportType, owner: z.string(), day: z.iso.date() })
  .meta({ id: 'LateReport', description: 'A report that is due and has not been delivered.' });

export const fileToResend = z.object({ id: z.string(), name: z.string(), channels: z.int() }).meta({
  id: 'FileToResend',
  description: 'A file with rows of channels that were registered since, whose content is not kept.',
});

export const refusedFile = z
  .object({
    id: z.string(),
    name: z.string(),
    owner: z.string(),
    type: reportType,
    rows: z.int(),
    refused_at: instant,
    delivered_by: author,
    doubts: z.array(doubtSchema),
  })
  .meta({
    id: 'RefusedFile',
    description:
      'A file that was refused in the last two weeks because it looks wrong, and was not taken in since.',
  });

export const toRefusedFile = ({ at, role, email, ...file }: RefusedFile): z.infer<typeof refusedFile> => ({
  ...file,
  refused_at: at.toISOString(),
  delivered_by: { role, email },
});

const toNumber = (value: string | null) => (value === null ? null : Number(value));

const toSums = (type: ReportTypeId, facts: string | null, amount: string | null) => ({
  facts: toNumber(facts),
  views: type === VIEWS_REPORT ? toNumber(amount) : null,
  revenue_micros: type === VIEWS_REPORT ? null : toNumber(amount),
});

export const toDelivery = (row: DeliveryRow): z.infer<typeof delivery> => ({
  id: row.file_id,
  owner: row.owner,
  type: row.report_type,
  day: row.day,
  counts: row.counts,
  name: row.name,
  created_at: row.created_at.toISOString(),
  delivered_at: row.ingested_at.toISOString(),
  delivered_by: row.actor_role === null ? null : { role: row.actor_role, email: row.email },
  reason: row.reason,
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  rows: { read: Number(row.rows_read), unknown_channel: Number(row.rows_unknown) },
  ...toSums(row.report_type, row.facts, row.amount),
  replaced:
    row.replaced_file_id === null || row.replaced_name === null
      ? null
      : {
          id: row.replaced_file_id,
          name: row.replaced_name,
          ...toSums(row.report_type, row.replaced_facts, row.replaced_amount),
        },
});
