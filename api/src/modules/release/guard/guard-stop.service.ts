import type { ReleaseSetChange } from '@portal/shared/release';
import type { MoveWithChanges, ReleaseService } from '../release.service.ts';
import { SERVER_MOVERS } from '../server-movers.ts';
import type { EvidenceRepository, Pair } from './evidence.repository.ts';
import { findWorse } from './guard.service.ts';
import type { GuardStopRepository } from './guard-stop.repository.ts';
import type { Block } from './sequential-test.ts';

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
  releases: Pick<ReleaseService, 'diff'>;
};

/** Says which rollouts the guard stopped, and for which page loads. */
export const createGuardStops = ({ stops, evidence, releases }: GuardStopDependencies) => {
  /** Nothing once the page loads are too old to be kept. */
  const explain = async (pair: Pair): Promise<StopEvidence[]> =>
    findWorse(await evidence.list(pair)).map(([remote, { control, candidate }]) => ({
      ...{ remote, control, candidate },
    }));

  return {
    /** The page loads for which a move of the log was made; null unless it is a stop by the guard. */
    async explainMove({ movedBy, beforeSet, afterSet }: MoveWithChanges): Promise<StopEvidence[] | null> {
      if (movedBy !== SERVER_MOVERS.guard || beforeSet === null) return null;
      return explain({ control: afterSet, candidate: beforeSet });
    },

    /** The last stop of a domain by the guard, until somebody moves it. */
    async findLatest(domain: string): Promise<GuardStop | undefined> {
      const stop = await stops.findLatest(domain);
      if (!stop) return undefined;
      const { control, candidate, ...line } = stop;
      return {
        ...line,
        changes: await releases.diff(control, candidate),
        evidence: await explain({ control, candidate }),
      };
    },
  };
};

export type GuardStops = ReturnType<typeof createGuardStops>;
