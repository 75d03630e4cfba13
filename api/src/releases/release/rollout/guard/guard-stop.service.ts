import { diffReleaseSets, type ReleaseSetChange } from '@portal/shared/release';
import type { MoveWithChanges } from '../../moves/release.service.ts';
import { SERVER_MOVERS } from '../../moves/server-movers.ts';
import type { SetSource } from '../../signing/set-source.ts';
import type { EvidenceRepository } from './evidence.repository.ts';
import { findWorse } from './guard.service.ts';
import type { GuardStopRepository } from './guard-stop.repository.ts';
import type { Block, Evidence } from './sequential-test.ts';

/** The page loads for which a candidate was stopped, of a remote, the shell, or `*` for the page as a whole. */
export type StopEvidence = Block & { remote: string };

/** A rollout that the guard stopped. */
export type GuardStop = {
  /** That of the stop in the log. */
  number: number;
  at: Date;
  reason: string;
  /** Percent of the visitors that had the candidate. */
  share: number | null;
  /** How the candidate differed from the control; null where a set was changed in the database. */
  changes: ReleaseSetChange[] | null;
  evidence: StopEvidence[];
};

export type GuardStopDependencies = {
  stops: GuardStopRepository;
  evidence: EvidenceRepository;
  sets: Pick<SetSource, 'findMany'>;
};

/** Nothing once the page loads are too old to be kept. */
const explain = (known: ReadonlyMap<string, Evidence> | undefined): StopEvidence[] =>
  findWorse(known ?? new Map()).map(([remote, { control, candidate }]) => ({ remote, control, candidate }));

/** Says which rollouts the guard stopped, and for which page loads. */
export const createGuardStops = ({ stops, evidence, sets }: GuardStopDependencies) => ({
  /** The page loads for which a move of the log was made; null unless it is a stop by the guard. */
  async explainMove(move: MoveWithChanges): Promise<StopEvidence[] | null> {
    const { moved_by: by, before_set: candidate, after_set: control } = move;
    if (by !== SERVER_MOVERS.guard || candidate === null) return null;
    return explain((await evidence.list([{ control, candidate }])).get(candidate));
  },

  /** The last stop of each of some domains by the guard, until somebody moves it. */
  async findLatest(domains: readonly string[]): Promise<Map<string, GuardStop>> {
    const found = await stops.findLatest(domains);
    if (found.length === 0) return new Map();
    const known = await evidence.list(found);
    const compared = await sets.findMany(found.flatMap(({ control, candidate }) => [control, candidate]));
    return new Map(
      found.map(({ domain, control, candidate, ...line }) => {
        const [before, after] = [compared.get(control), compared.get(candidate)];
        const changes = before && after ? diffReleaseSets(before, after) : null;
        return [domain, { ...line, changes, evidence: explain(known.get(candidate)) }];
      }),
    );
  },
});

export type GuardStops = ReturnType<typeof createGuardStops>;
