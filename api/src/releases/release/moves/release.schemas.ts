import { domainName } from '../../../platform/http/domain-name.ts';
import { nameSchema, versionSchema } from '@portal/shared/release';
import { z } from 'zod';
import { boundedText, instant } from '../../../platform/http/text-schema.ts';
import { ALL_NAMES, moveActions, NEWEST, plannedMoveStates, proofFailureCodes } from '../index.ts';

const MAX_REASON = 300;
const MAX_CHANGES = 100;
const MAX_STEPS = 1_000;

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
/** The number of a freeze or a planned move. */
export const rowNumber = z.int().min(1).max(2_147_483_647);
export const followedName = z.union([z.literal(ALL_NAMES), remoteName]);
export const followed = z
  .array(z.string())
  .describe(
    'Names that move to their newest build by themselves; `*` is remotes that are not part of the set.',
  );
export const templateName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
/** The id of a set or its first digits. */
export const setIdStart = z.string().regex(/^[0-9a-f]{8,64}$/);
export const setReference = z.union([setIdStart, domainName]);
export const steps = z.int().min(1).max(MAX_STEPS).default(1);

export const setId = z.string().regex(/^[0-9a-f]{64}$/);

/** What a domain runs as an entity tag: `"<id of its set>"`, and `"<id>.<id>.<percent>"` while a rollout runs. */
export const pointerTag = z.string().regex(/^"[0-9a-f]{64}(?:\.[0-9a-f]{64}\.\d{1,2})?"$/);

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

const loadCounts = z.object({ loads: z.int(), failed: z.int() });

/** The page loads for which the guard stopped a candidate. */
export const stopEvidence = z
  .object({
    remote: z.string().describe('A remote, `shell`, or `*` for the page as a whole.'),
    control: loadCounts,
    candidate: loadCounts,
  })
  .meta({ id: 'StopEvidence' });

export const logEntry = z
  .object({
    number: z.int(),
    action: z.enum(moveActions),
    moved_at: instant,
    moved_by: z.string().describe('The id of an operator, `command line`, or `token` and its name.'),
    moved_by_email: z.string().nullable(),
    reason: z.string(),
    before_set: z.string().nullable(),
    after_set: z.string(),
    approved_by: z.string().nullable().describe('The second person; null where none was needed.'),
    changes: z
      .array(setChange)
      .nullable()
      .describe('Empty for the first set of a domain; null where a set was changed in the database.'),
    share: z
      .int()
      .nullable()
      .describe('Percent of the visitors that get `after_set` after a `canary`; null for all other moves.'),
    proven: z
      .boolean()
      .nullable()
      .describe('Whether a proof of the set had passed; null for moves from before there were proofs.'),
    evidence: z
      .array(stopEvidence)
      .nullable()
      .describe(
        'Of a stop by the guard: what failed more often; empty once its page loads are deleted. Null for all other moves.',
      ),
  })
  .meta({ id: 'ReleaseMove' });

/** A canary that the guard stopped. */
export const guardStop = z
  .object({
    number: z.int().describe('That of the stop in the release log.'),
    at: instant,
    reason: z.string(),
    share: z.int().nullable().describe('Percent of the visitors that had the canary.'),
    changes: z
      .array(setChange)
      .nullable()
      .describe('How the canary differed from the release; null where a set was changed in the database.'),
    evidence: z.array(stopEvidence).describe('Empty once its page loads are deleted.'),
  })
  .meta({ id: 'GuardStop' });

/** A build that a composed set does not have although it is newer. */
export const leftOutBuild = z
  .object({
    name: z.string(),
    version: z.string(),
    code: z.string().describe('That of a refused build, `build_withdrawn` or `build_unreleased`.'),
    reason: z.string(),
  })
  .meta({ id: 'LeftOutBuild' });

export const leftOut = z
  .array(leftOutBuild)
  .describe('Builds that the set does not have although they are newer, and why.');

/** A domain that got its first set, or why it did not. */
export const startedDomain = z
  .object({
    domain: z.string(),
    outcome: z.enum(['started', 'unchanged', 'refused']),
    set: z.string().nullable().describe('Null when it runs nothing, because the start was refused.'),
    taken: z
      .array(
        z.object({
          name: z.string(),
          version: z.string(),
          basis: z
            .enum(['released', 'shipped', 'newest'])
            .describe(
              '`released`: some domain runs it for all of its visitors and a proof passed with it; `shipped`: the last start of the server brought it.',
            ),
        }),
      )
      .describe('What it runs; empty with a template.'),
    left_out: leftOut,
    failure: z.string().nullable().describe('The error code of a refused start.'),
    refusals: z
      .array(z.object({ code: z.string(), subject: z.string(), reason: z.string() }))
      .describe('Why the set of a refused start cannot run.'),
  })
  .meta({ id: 'StartedDomain' });

/** A freeze window that has not ended. */
export const freeze = z
  .object({
    id: z.int(),
    domain: z.string().nullable().describe('Null is every domain.'),
    from: instant,
    until: instant,
    reason: z.string(),
    set_by: z.string(),
  })
  .meta({ id: 'ReleaseFreeze' });

/** Whether moves of a domain need a second person. */
export const approval = z
  .object({
    required: z.boolean(),
    off_asked_by: z
      .string()
      .nullable()
      .describe('Who wants to turn it off, until a second person does so too.'),
  })
  .meta({ id: 'ReleaseApproval' });

/** A move that is made later. */
export const plannedMove = z
  .object({
    id: z.int(),
    domain: z.string(),
    action: z.enum(['change', 'rollback', 'revert']),
    before_set: z.string().describe('The set that the domain must still run then.'),
    after_set: z.string(),
    reason: z.string(),
    unproven: z.boolean(),
    at: instant.nullable().describe('Null is when it is approved.'),
    needs_approval: z.boolean(),
    approved_by: z.string().nullable(),
    approved_at: instant.nullable(),
    planned_by: z.string().describe('The id of an operator, `command line`, or `token` and its name.'),
    planned_by_email: z.string().nullable(),
    planned_at: instant,
    state: z.enum(plannedMoveStates),
    move: z.int().nullable().describe('Its number in the release log, once it was made.'),
    failure: z.string().nullable().describe('The error code with which it was refused at its time.'),
    ended_at: instant.nullable(),
    ended_by: z.string().nullable().describe('Who cancelled it.'),
  })
  .meta({ id: 'PlannedMove' });

/** An instant in a request. */
export const givenInstant = z.iso.datetime({ offset: true });

export const unproven = z
  .boolean()
  .optional()
  .describe('Activates the set although no proof of it passed; the log says so, and `reason` is required.');

export const moveAt = givenInstant
  .optional()
  .describe(
    'Plans the move for this time; it is checked now, and refused then unless the domain still runs this set.',
  );

/** A move, before it is made. */
export const movePlan = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('change'), changes }),
  z.strictObject({ action: z.literal('rollback'), steps }),
  z.strictObject({ action: z.literal('revert'), move: moveNumber, remote: remoteName.optional() }),
]);

const MAX_ROLLOUT_STEPS = 20;
const MAX_STEP_MINUTES = 30 * 24 * 60;
const share = z.int().min(1).max(99);

const isGrowing = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

/** How a rollout goes on; after the last step all visitors get the candidate. */
export const rolloutSteps = {
  steps: z
    .array(share)
    .min(1)
    .max(MAX_ROLLOUT_STEPS)
    .refine(isGrowing, { error: 'invalid' })
    .describe('Percent of the visitors, growing; all of them follow after the last step.'),
  every_minutes: z
    .int()
    .min(1)
    .max(MAX_STEP_MINUTES)
    .optional()
    .describe('The time from one step to the next; without it each is taken by a call.'),
};

/** A larger share than the present one; 100 is all visitors. */
export const nextShare = z.int().min(2).max(100).optional().describe('The next step without it.');

export const rollout = z
  .object({
    candidate: z.string().describe('The id of the set that a share of the visitors gets.'),
    share: share.describe('Percent of the visitors.'),
    steps: z.array(z.int()),
    every_minutes: z.int().nullable(),
    next_step_at: instant.nullable().describe('Null when each step is taken by a call.'),
    changes: z.array(setChange).describe('How the candidate differs from the set of the other visitors.'),
    tag: z.string().describe('What `If-Match` has to name for the next step, the promotion or the stop.'),
    unproven: z.boolean().describe('Whether it was started without a proof.'),
    started_at: instant,
    started_by: z.string(),
    reason: z.string(),
  })
  .meta({ id: 'ReleaseRollout' });

const MAX_VISITS = 5_000;
const MAX_FAILURES = 200;
const MAX_FRAMES = 20;
const MAX_FRAME = 300;
const proofRole = z.enum(['manager', 'member', 'operator']);

const visit = z.strictObject({
  remote: remoteName,
  version: buildVersion,
  route: z.string().max(100),
  role: proofRole,
});

export const proofFailure = z
  .strictObject({
    remote: remoteName.describe('A remote, or `shell`.'),
    route: z.string().max(100).nullable(),
    roles: z
      .array(proofRole)
      .max(proofRole.options.length)
      .default([])
      .describe('As whom the page was opened; empty where the report does not say.'),
    code: z.enum(proofFailureCodes),
    reason: boundedText(1, 2_000),
    stack: z
      .array(z.string().max(MAX_FRAME))
      .max(MAX_FRAMES)
      .default([])
      .describe('Where it came from: scripts with line and column, innermost frame first.'),
  })
  .meta({ id: 'ProofFailure' });

/** What a browser found when it opened the pages of a set. */
export const proofReport = {
  browser: boundedText(1, 100),
  visits: z.array(visit).max(MAX_VISITS),
  failures: z.array(proofFailure).max(MAX_FAILURES),
  unconfirmed: z
    .array(proofFailure)
    .max(MAX_FAILURES)
    .default([])
    .describe('What failed when a page was opened, and not when it was opened again; it fails no proof.'),
};

/** A page that a proof opens. */
export const plannedVisit = visit.extend({ path: z.string() }).meta({ id: 'ProofVisit' });

export const proof = z
  .object({
    set: z.string().describe('The set that was proven; the one it stands for runs the same builds.'),
    verdict: z.enum(['passed', 'failed']),
    failures: z.array(proofFailure),
    unconfirmed: z
      .array(proofFailure)
      .describe('What failed when a page was opened, and not when it was opened again.'),
    browser: z.string(),
    proven_at: instant,
    proven_by: z.string(),
  })
  .meta({ id: 'ReleaseProof' });
