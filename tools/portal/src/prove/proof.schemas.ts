import { ROLES } from '@portal/shared/facts';
import { z } from 'zod';
import { changesSchema, leftOutSchema, proofSchema, setSchema } from '../commands/release.schemas.ts';

const visitSchema = z.object({
  remote: z.string(),
  version: z.string(),
  route: z.string(),
  role: z.enum(ROLES),
  path: z.string(),
});

export const candidateSchema = z.object({
  set: setSchema,
  base: z.string(),
  site: z.enum(['partner', 'playlist', 'console']),
  changes: changesSchema,
  visits: z.array(visitSchema),
  proven: z.array(z.string()),
  proof: proofSchema.nullable(),
  left_out: leftOutSchema,
});

export const filedBuildResponseSchema = z.object({
  build: z.object({
    kind: z.enum(['shell', 'remote']),
    name: z.string(),
    version: z.string(),
    digest: z.string(),
    document: z.unknown(),
    files: z.record(
      z.string(),
      z.object({
        integrity: z.string(),
        size: z.number(),
        br: z.number().exactOptional(),
        gz: z.number().exactOptional(),
      }),
    ),
  }),
});

export const recordedSchema = z.object({ proof: proofSchema });

export type Candidate = z.infer<typeof candidateSchema>;
export type Visit = z.infer<typeof visitSchema>;
export type FailureCode =
  | 'console_error'
  | 'uncaught_error'
  | 'policy_violation'
  | 'request_failed'
  | 'error_panel'
  | 'not_mounted'
  | 'sign_in_failed';

/** What went wrong on a page; `shell` in place of a remote outside of their pages. */
export type Failure = {
  remote: string;
  route: string | null;
  /** As whom the page was opened. */
  roles: Visit['role'][];
  code: FailureCode;
  reason: string;
  /** Where it came from, innermost frame first; empty when the browser does not say. */
  stack: string[];
};
