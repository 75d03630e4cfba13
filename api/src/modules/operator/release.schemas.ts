import { nameSchema, versionSchema } from '@portal/shared/release';
import { z } from 'zod';
import { boundedText, instant } from '../../platform/http/text-schema.ts';
import { ALL_NAMES, NEWEST } from '../release/index.ts';

const MAX_REASON = 300;
const MAX_CHANGES = 100;
const MAX_STEPS = 1_000;

export const domainName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9.-]{1,253}$/);
export const reason = boundedText(1, MAX_REASON);
export const remoteName = z
  .string()
  .refine((value) => nameSchema.safeParse(value).success, { error: 'invalid' });
export const buildVersion = z
  .string()
  .refine((value) => versionSchema.safeParse(value).success, { error: 'invalid' });
/** One change of a move; `newest` is the build published last. */
export const changes = z
  .array(
    z.strictObject({
      remote: remoteName,
      on: z.boolean().optional(),
      version: z.union([z.literal(NEWEST), buildVersion]).optional(),
    }),
  )
  .min(1)
  .max(MAX_CHANGES);
export const moveNumber = z.int().min(1);
export const followedName = z.union([z.literal(ALL_NAMES), remoteName]);
export const followed = z
  .array(z.string())
  .describe(
    'Names that move to their newest build by themselves; `*` is remotes that are not part of the set.',
  );
export const templateName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
export const setReference = z.union([z.string().regex(/^[0-9a-f]{8,64}$/), domainName]);
export const steps = z.int().min(1).max(MAX_STEPS).default(1);

/** The id of a release set as an entity tag: `"<64 hex digits>"`. */
export const setTag = z.string().regex(/^"[0-9a-f]{64}"$/);

/** `releaseSetSchema` of `@portal/shared/release` describes a release set; here it passes unchanged. */
export const releaseSet = z.looseObject({ id: z.string(), domain: z.string() }).meta({ id: 'ReleaseSet' });

export const setChange = z
  .object({
    kind: z.enum(['shell', 'added', 'removed', 'turned-on', 'turned-off', 'version', 'fallback', 'budget']),
    remote: z.string().optional(),
    version: z.string().optional(),
    from: z.string().optional(),
    to: z.string().optional(),
  })
  .meta({ id: 'ReleaseChange' });

export const logEntry = z
  .object({
    number: z.int(),
    action: z.enum(['start', 'change', 'rollback', 'revert']),
    moved_at: instant,
    moved_by: z.string().describe('The id of an operator, `command line`, or `token` and its name.'),
    moved_by_email: z.string().nullable(),
    reason: z.string(),
    before_set: z.string().nullable(),
    after_set: z.string(),
    changes: z.array(setChange).describe('Empty for the first set of a domain.'),
  })
  .meta({ id: 'ReleaseMove' });
