import type { Descriptor, ReleaseSetContent, ShellInventory } from '@portal/shared/release';
import type { InstantColumn, JsonColumn } from '../../platform/database/column-types.ts';
import type { ProofFailure, ProofVerdict, ProofVisit } from './sets/proof.ts';
import type { StoredFiles } from './store/stored-file.ts';

export type BuildTable = {
  name: string;
  version: string;
  kind: 'shell' | 'remote';
  inventory: JsonColumn<Descriptor | ShellInventory>;
  files: JsonColumn<StoredFiles>;
  /** SHA-256 of the inventory's canonical form; the inventory has the hash of every file. */
  digest: string;
  published_at: InstantColumn;
  published_by: string;
};

export type ReleaseSetTable = {
  id: string;
  domain: string;
  content: JsonColumn<ReleaseSetContent>;
  created_at: InstantColumn;
};

/** The release set of each domain. */
export type DomainPointerTable = {
  domain: string;
  set_id: string;
  /** While a rollout runs: the set that a share of the visitors gets. */
  candidate_set: string | null;
  /** Percent. */
  candidate_share: number | null;
  /** The number of moves, which is the number of its newest log line. */
  moves: number;
};

/** Whether a domain moves to the newest build of a name by itself; `*` is every other name. */
export type ReleaseFollowTable = {
  domain: string;
  name: string;
  follows: boolean;
  set_at: InstantColumn;
  set_by: string;
};

/** A named set that new domains start from. */
export type ReleaseTemplateTable = {
  name: string;
  set_id: string;
  saved_at: InstantColumn;
  saved_by: string;
};

/** How a rollout goes on; a row exactly while the domain's pointer names a candidate. */
export type ReleaseRolloutTable = {
  domain: string;
  /** Percent of the visitors, growing. */
  steps: JsonColumn<readonly number[]>;
  minutes: number | null;
  next_step_at: InstantColumn | null;
  step_at: InstantColumn;
  chosen: JsonColumn<readonly string[]>;
  unproven: boolean;
  started_at: InstantColumn;
  started_by: string;
  reason: string;
};

export const moveActions = ['start', 'change', 'rollback', 'revert', 'canary', 'promote', 'stop'] as const;

/** A `canary` gives a share of the visitors another set, which `promote` ends for all and `stop` for none. */
export type ReleaseAction = (typeof moveActions)[number];

export type ReleaseLogTable = {
  domain: string;
  number: number;
  action: ReleaseAction;
  moved_at: InstantColumn;
  moved_by: string;
  reason: string;
  before_set: string | null;
  after_set: string;
  /** The second person; null where none was needed. */
  approved_by: string | null;
  /** Whether a proof of the set had passed; null for moves from before there were proofs. */
  proven: boolean | null;
  /** Percent of the visitors that get the set after a `canary`. */
  share: number | null;
};

/** What a browser found when it opened the pages of a set. */
export type ReleaseProofTable = {
  set_id: string;
  /** The hash of what the proof depends on, by which sets of several domains share one. */
  proof_key: string;
  verdict: ProofVerdict;
  visits: JsonColumn<readonly ProofVisit[]>;
  failures: JsonColumn<readonly ProofFailure[]>;
  unconfirmed: JsonColumn<readonly ProofFailure[]>;
  browser: string;
  proven_at: InstantColumn;
  proven_by: string;
};

export type ReleaseTables = {
  build: BuildTable;
  release_set: ReleaseSetTable;
  domain_pointer: DomainPointerTable;
  release_rollout: ReleaseRolloutTable;
  release_log: ReleaseLogTable;
  release_follow: ReleaseFollowTable;
  release_template: ReleaseTemplateTable;
  release_proof: ReleaseProofTable;
};
