import { releaseSetSchema } from '@portal/shared/release';
import { z } from 'zod';

const logEntry = z.object({
  number: z.number(),
  action: z.string(),
  moved_at: z.string(),
  moved_by: z.string(),
  moved_by_email: z.string().nullable(),
  reason: z.string(),
  before_set: z.string().nullable(),
  after_set: z.string(),
  approved_by: z.string().nullable(),
  proven: z.boolean().nullable(),
  share: z.number().nullable(),
});

export const setSchema = z.unknown().transform((value) => releaseSetSchema.parse(value));

export const changesSchema = z.array(
  z.object({
    kind: z.string(),
    remote: z.string().optional(),
    version: z.string().optional(),
    from: z.string().optional(),
    to: z.string().optional(),
  }),
);

const proofFailureSchema = z.object({
  remote: z.string(),
  route: z.string().nullable(),
  roles: z.array(z.string()),
  code: z.string(),
  reason: z.string(),
  stack: z.array(z.string()),
});

export const proofSchema = z.object({
  set: z.string(),
  verdict: z.enum(['passed', 'failed']),
  failures: z.array(proofFailureSchema),
  unconfirmed: z.array(proofFailureSchema),
  browser: z.string(),
  proven_at: z.string(),
  proven_by: z.string(),
});

export const freezeSchema = z.object({
  id: z.number(),
  domain: z.string().nullable(),
  from: z.string(),
  until: z.string(),
  reason: z.string(),
  set_by: z.string(),
});

const approvalSchema = z.object({ required: z.boolean(), off_asked_by: z.string().nullable() });

export const approvalResponseSchema = z.object({ approval: approvalSchema });
export const freezesResponseSchema = z.object({ freezes: z.array(freezeSchema) });
export const freezeResponseSchema = z.object({ freeze: freezeSchema });

export const rolloutSchema = z.object({
  candidate: z.string(),
  share: z.number(),
  steps: z.array(z.number()),
  every_minutes: z.number().nullable(),
  next_step_at: z.string().nullable(),
  changes: changesSchema,
  started_at: z.string(),
  started_by: z.string(),
  reason: z.string(),
});

export const releaseResponseSchema = z.object({
  set: setSchema,
  proof: proofSchema.nullable(),
  rollout: rolloutSchema.nullable(),
  follows: z.array(z.string()),
  freezes: z.array(freezeSchema),
  approval: approvalSchema,
  log: z.array(logEntry),
});
export const logResponseSchema = z.object({ log: z.array(logEntry) });

export const plannedMoveSchema = z.object({
  id: z.number(),
  domain: z.string(),
  action: z.string(),
  before_set: z.string(),
  after_set: z.string(),
  reason: z.string(),
  at: z.string().nullable(),
  needs_approval: z.boolean(),
  approved_by: z.string().nullable(),
  approved_at: z.string().nullable(),
  planned_by: z.string(),
  planned_by_email: z.string().nullable(),
  state: z.string(),
  move: z.number().nullable(),
  failure: z.string().nullable(),
  ended_at: z.string().nullable(),
});

export const plannedMovesResponseSchema = z.object({
  moves: z.array(plannedMoveSchema.extend({ changes: changesSchema.nullable() })),
});
export const plannedMoveResponseSchema = z.object({ planned: plannedMoveSchema });

/** Builds that a composed set does not have although they are newer, and why. */
export const leftOutSchema = z.array(
  z.object({ name: z.string(), version: z.string(), code: z.string(), reason: z.string() }),
);

export const moveResponseSchema = z.object({
  set: setSchema,
  changes: changesSchema,
  unfollowed: z.array(z.string()),
  stopped: z.object({ set: z.string(), share: z.number() }).nullable(),
  left_out: leftOutSchema,
  planned: plannedMoveSchema.nullable(),
});
export const rolloutResponseSchema = moveResponseSchema
  .omit({ planned: true, stopped: true })
  .extend({ rollout: rolloutSchema.nullable() });
export const diffResponseSchema = z.object({ from: z.string(), to: z.string(), changes: changesSchema });
export const followsResponseSchema = z.object({ follows: z.array(z.string()) });
export const savedTemplateSchema = z.object({ set: z.string() });

export const templatesResponseSchema = z.object({
  templates: z.array(
    z.object({ name: z.string(), set: z.string(), saved_at: z.string(), saved_by: z.string() }),
  ),
});

export const listedDomainSchema = z.object({ domain: z.string(), release: z.unknown().nullable() });

/** A domain that got its first set, or why it did not. */
export const startedDomainSchema = z.object({
  domain: z.string(),
  outcome: z.string(),
  set: z.string().nullable(),
  taken: z.array(z.object({ name: z.string(), version: z.string(), basis: z.string() })),
  left_out: leftOutSchema,
  failure: z.string().nullable(),
  refusals: z.array(z.object({ code: z.string(), subject: z.string(), reason: z.string() })),
});

export const initResponseSchema = z.object({ domains: z.array(startedDomainSchema) });

export const healthResponseSchema = z.object({
  pages: z.array(z.object({ set: z.string(), served: z.number(), reported: z.number() })),
  items: z.array(
    z.object({
      set: z.string(),
      remote: z.string(),
      version: z.string(),
      loads: z.number(),
      mounted: z.number(),
      failed: z.number(),
      failed_before: z.number(),
      failed_after: z.number(),
      average_ms: z.number().nullable(),
      p75_ms: z.number().nullable(),
      failures: z.array(
        z.object({ phase: z.string(), error_class: z.string().nullable(), loads: z.number() }),
      ),
    }),
  ),
});

export type LeftOut = z.infer<typeof leftOutSchema>[number];
export type StartedDomain = z.infer<typeof startedDomainSchema>;
export type PlannedMove = z.infer<typeof plannedMoveSchema>;
export type Freeze = z.infer<typeof freezeSchema>;
export type Rollout = z.infer<typeof rolloutSchema>;
export type Health = z.infer<typeof healthResponseSchema>;

export type ProofFailure = z.infer<typeof proofFailureSchema>;
export type Proof = z.infer<typeof proofSchema>;
export type LogEntry = z.infer<typeof logEntry>;
export type Change = z.infer<typeof changesSchema>[number];
export type ReleaseResponse = z.infer<typeof releaseResponseSchema>;
