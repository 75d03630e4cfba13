import { z } from 'zod';
import { fieldCodes } from '../../errors/field-errors.ts';
import { type ErrorCode, errorCodes, getStatus } from '../../errors/error-table.ts';

/** How the header of a refused file differs from that of the report it is nearest to. */
const headerSchema = z
  .object({
    found: z.array(z.string()).describe('The columns of the file, as they are written there.'),
    report: z.string().nullable().describe('The nearest report; null when no report has any of the columns.'),
    missing: z.array(z.string()).describe('The columns of the report that the file lacks.'),
    extra: z.array(z.string()).describe('The columns of the file that the report does not have.'),
    repeated: z.array(z.string()).describe('The columns that the file has more than once.'),
    expected: z.array(z.string()).describe('The columns that a file of the report must have.'),
    named: z.string().optional().describe('The other report that the name of the file says.'),
  })
  .meta({ id: 'HeaderDifference' });

/** What is wrong in a file; a doubt about a delivery also has what it is about, both figures, and what accepts it. */
export const fileErrorSchema = z
  .object({
    path: z.string(),
    message: z.string().describe('For operators, in English.'),
    code: z.string(),
    line: z.int().optional().describe('The line of the file, from 1; absent when it concerns all of it.'),
    column: z.string().optional().describe('The name of the column; absent when it concerns the whole line.'),
    value: z.string().optional().describe('The cell that was refused, its first 100 characters.'),
    nearest: z.string().optional().describe('The allowed value that is nearest to the refused one.'),
    first_line: z.int().optional().describe('The line that says the same before.'),
    day: z.string().optional().describe('The day it is about, or the first of them.'),
    month: z.string().optional().describe('The month that a closing report is of.'),
    account: z.string().optional().describe('The manager whose account it is about; all without one.'),
    owner: z.string().optional().describe('The other content owner that it is about.'),
    expected: z.number().optional().describe('What is likely, or was before.'),
    found: z.number().optional().describe('What the file has.'),
    unit: z.string().optional().describe('Of both figures; `usd_micros` are millionths of a dollar.'),
    setting: z.string().optional().describe('The setting that has the limit.'),
    accept: z
      .enum(['force', 'never'])
      .optional()
      .describe('Whether the file is taken in all the same when `force` has a reason.'),
    header: headerSchema
      .optional()
      .describe('With `unknown_header`, `incomplete_header` and `misnamed_report`: what the header has.'),
  })
  .meta({ id: 'FileError' });

/** The body of every failure (RFC 9457, with the members every response has). */
export const problemSchema = z
  .object({
    success: z.literal(false),
    message: z.string().describe('In the language of Accept-Language, safe to show.'),
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(errorCodes),
    request_id: z.string(),
    errors: z
      .array(z.object({ path: z.string(), message: z.string(), code: z.enum(fieldCodes) }))
      .optional()
      .describe('The refused fields of the input, 20 at most.'),
    more_errors: z.int().optional().describe('How many more fields were refused.'),
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('With `version_conflict`: the current state; the ETag header has its version.'),
    refusals: z
      .array(z.object({ code: z.string(), subject: z.string(), reason: z.string() }))
      .optional()
      .describe('Every reason why a build or a release set was refused; for operators, in English.'),
    set: z
      .string()
      .optional()
      .describe('With `not_proven`: the release set; `refusals` has what its proof found, if it failed.'),
    freeze: z
      .object({ domain: z.string().nullable(), from: z.string(), until: z.string(), reason: z.string() })
      .optional()
      .describe('With `release_frozen`: the window; a `domain` of null is every domain.'),
    file_errors: z
      .array(fileErrorSchema)
      .optional()
      .describe('Every error of a file, or every reason to doubt it.'),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof problemSchema>;

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

/** Failures that every call may return. */
const commonCodes = [
  'validation',
  'protection_mismatch',
  'unknown_domain',
  'internal',
  'unavailable',
] as const;

/** The `response` entries for failures of a route: its own codes and the common ones. */
export const describeProblems = (...codes: ErrorCode[]) => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set<ErrorCode>([...codes, ...commonCodes])) {
    const status = getStatus(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      { description: names.join(', '), content: { [PROBLEM_CONTENT_TYPE]: { schema: problemSchema } } },
    ]),
  );
};
