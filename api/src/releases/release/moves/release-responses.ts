import type { ReleaseRemote } from '@portal/shared/release';
import {
  type AdvanceResult,
  type Approval,
  type Build,
  formatPointer,
  type Freeze,
  type GuardStop,
  type MoveWithChanges,
  type PlannedMove,
  type Proof,
  type ProofFailure,
  type Rollout,
  type StopEvidence,
  type WithdrawnBuild,
} from '../index.ts';

/** A line of the release log in a response. */
export const toMoveResponse = ({ domain: _, ...move }: MoveWithChanges, evidence: StopEvidence[] | null) => ({
  ...move,
  moved_at: move.moved_at.toISOString(),
  evidence,
});

/** A domain that got its first set, or why it did not. */
export const toStartResponse = ({ domain, outcome, set, taken, leftOut, failure }: AdvanceResult) => ({
  domain,
  set,
  taken,
  left_out: leftOut,
  // A first set is neither a move to followed builds nor frozen.
  outcome: outcome === 'started' || outcome === 'refused' ? outcome : ('unchanged' as const),
  failure: failure?.code ?? null,
  refusals: [...(failure?.refusals ?? [])],
});

/** A rollout that the guard stopped. */
export const toGuardStopResponse = ({ at, ...stop }: GuardStop) => ({ ...stop, at: at.toISOString() });

/** A running rollout, or null. */
export const toRolloutResponse = (rollout: Rollout | undefined) =>
  rollout
    ? {
        candidate: rollout.candidate.id,
        share: rollout.share,
        steps: [...rollout.steps],
        every_minutes: rollout.everyMinutes,
        next_step_at: rollout.nextStepAt?.toISOString() ?? null,
        changes: rollout.changes,
        tag: `"${formatPointer(rollout.pointer)}"`,
        unproven: rollout.unproven,
        started_at: rollout.startedAt.toISOString(),
        started_by: rollout.startedBy,
        reason: rollout.reason,
      }
    : null;

/** A published build in a list. */
export const toBuildResponse = (build: Build, withdrawn: readonly WithdrawnBuild[]) => ({
  kind: build.kind,
  name: build.name,
  version: build.version,
  published_at: build.publishedAt.toISOString(),
  published_by: build.publishedBy,
  contract: build.kind === 'remote' ? build.document.contract : null,
  withdrawn: toWithdrawal(
    withdrawn.find(({ name, version }) => name === build.name && version === build.version),
  ),
});

const toWithdrawal = (found: WithdrawnBuild | undefined) =>
  found ? { domain: found.domain, action: found.action, at: found.at.toISOString(), by: found.by } : null;

/** A remote of a release set in one line. */
export const toRemoteLine = (remote: ReleaseRemote) =>
  remote.on
    ? {
        on: true,
        version: remote.build.descriptor.version,
        previous: remote.previous?.descriptor.version ?? null,
      }
    : { on: false, version: remote.version, previous: null };

/** A freeze window. */
export const toFreezeResponse = ({ id, domain, from, until, reason, setBy }: Freeze) => ({
  id,
  domain,
  reason,
  set_by: setBy,
  from: from.toISOString(),
  until: until.toISOString(),
});

/** Whether moves of a domain need a second person. */
export const toApprovalResponse = ({ isRequired, offAskedBy }: Approval) => ({
  required: isRequired,
  off_asked_by: offAskedBy,
});

/** A move that is made later. */
export const toPlannedMoveResponse = ({ run_at: at, chosen: _, ...move }: PlannedMove) => ({
  ...move,
  at: at?.toISOString() ?? null,
  approved_at: move.approved_at?.toISOString() ?? null,
  planned_at: move.planned_at.toISOString(),
  ended_at: move.ended_at?.toISOString() ?? null,
});

const toFailureResponse = ({ roles, stack, ...failure }: ProofFailure) => ({
  ...failure,
  roles: [...roles],
  stack: [...stack],
});

/** A proof of a release set. */
export const toProofResponse = (proof: Proof) => ({
  set: proof.set,
  verdict: proof.verdict,
  browser: proof.browser,
  proven_by: proof.provenBy,
  proven_at: proof.provenAt.toISOString(),
  failures: proof.failures.map(toFailureResponse),
  unconfirmed: proof.unconfirmed.map(toFailureResponse),
});
