import { z } from 'zod';

/** More events than a page can produce between two reports. */
const MAX_EVENTS = 50;
/** Longer than any token. */
const MAX_TOKEN = 200;
/** Longer durations come from tabs that slept. */
const MAX_MS = 600_000;

/** The result of loading a remote. */
export const eventSchema = z
  .strictObject({
    set: z.string().regex(/^[0-9a-f]{64}$/),
    remote: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
    version: z.string().regex(/^\d+\.\d+\.\d+(\+[0-9a-f]{8,40})?$/),
    phase: z.enum(['gate', 'entry', 'evaluate', 'activate', 'mount', 'mounted']),
    outcome: z.enum(['ok', 'fallback', 'failed']),
    error_class: z
      .enum([
        'off',
        'permission',
        'contract',
        'safe-mode',
        'network',
        'timeout',
        'integrity',
        'evaluation',
        'shape',
      ])
      .nullable(),
    ms: z
      .number()
      .min(0)
      .transform((ms) => Math.min(MAX_MS, Math.round(ms))),
  })
  .meta({ id: 'RemoteEvent' });

export const eventsSchema = z.strictObject({
  events: z.array(eventSchema).min(1).max(MAX_EVENTS),
  load: z
    .string()
    .max(MAX_TOKEN)
    .describe('The `load` of the page’s Server-Timing header; without it the events count for nothing')
    .optional(),
});

export type RemoteEvent = z.infer<typeof eventSchema>;

/** A browser's report of a blocked resource, in both of its forms; only the members that help to find the cause. */
const violation = z.object({
  'document-uri': z.string().optional(),
  documentURL: z.string().optional(),
  'blocked-uri': z.string().optional(),
  blockedURL: z.string().optional(),
  'effective-directive': z.string().optional(),
  effectiveDirective: z.string().optional(),
  'source-file': z.string().optional(),
  sourceFile: z.string().optional(),
  'line-number': z.number().optional(),
  lineNumber: z.number().optional(),
  sample: z.string().optional(),
  'script-sample': z.string().optional(),
  destination: z.string().optional(),
});

const legacyReport = z.object({ 'csp-report': violation });
const reports = z.array(z.object({ type: z.string().max(60), body: violation })).max(MAX_EVENTS);

export const cspBodySchema = z.union([legacyReport, reports]);

/** The longest text in a log line. */
const MAX_TEXT = 200;
const truncate = (text: string | undefined) => text?.slice(0, MAX_TEXT);

/** A URL without its query, which could contain tokens and codes. */
const removeQuery = (address: string | undefined) => truncate(address?.replace(/[?#].*$/s, ''));

export type Violation = {
  type: string;
  page: string | undefined;
  blocked: string | undefined;
  directive: string | undefined;
  source: string | undefined;
  line: number | undefined;
  sample: string | undefined;
};

/** The violations of a report, in one form. */
export const parseViolations = (body: z.infer<typeof cspBodySchema>): Violation[] => {
  const found = Array.isArray(body) ? body : [{ type: 'csp-violation', body: body['csp-report'] }];
  return found.map(({ type, body: report }) => ({
    type,
    page: removeQuery(report['document-uri'] ?? report.documentURL),
    blocked: removeQuery(report['blocked-uri'] ?? report.blockedURL),
    directive: truncate(report['effective-directive'] ?? report.effectiveDirective ?? report.destination),
    source: removeQuery(report['source-file'] ?? report.sourceFile),
    line: report['line-number'] ?? report.lineNumber,
    sample: truncate(report['script-sample'] ?? report.sample),
  }));
};
