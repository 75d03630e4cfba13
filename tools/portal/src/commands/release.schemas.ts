import { releaseSetSchema } from '@portal/shared/release';
import { z } from 'zod';

const logEntry = z.object({
  number: z.number(),
  action: z.string(),
  moved_at: z.string(),
  moved_by: z.string(),
  reason: z.string(),
  before_set: z.string().nullable(),
  after_set: z.string(),
});

const set = z.unknown().transform((value) => releaseSetSchema.parse(value));

export const releaseResponseSchema = z.object({ set, log: z.array(logEntry) });
export const logResponseSchema = z.object({ log: z.array(logEntry) });

export const moveResponseSchema = z.object({
  set,
  changes: z.array(
    z.object({
      kind: z.string(),
      remote: z.string().optional(),
      version: z.string().optional(),
      from: z.string().optional(),
      to: z.string().optional(),
    }),
  ),
});

export const initResponseSchema = z.object({
  domains: z.array(z.object({ domain: z.string(), outcome: z.string(), set: z.string() })),
});

export const healthResponseSchema = z.object({
  items: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      phase: z.string(),
      outcome: z.string(),
      error_class: z.string().nullable(),
      events: z.number(),
      average_ms: z.number(),
    }),
  ),
});

export type LogEntry = z.infer<typeof logEntry>;
export type Change = z.infer<typeof moveResponseSchema>['changes'][number];
