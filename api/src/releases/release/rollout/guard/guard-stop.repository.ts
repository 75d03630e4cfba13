import type { Db } from '../../../../platform/database/database.ts';
import { SERVER_MOVERS } from '../../moves/server-movers.ts';

/** The guard's stops of rollouts whose domains have not moved since, each with the rollout's last step before it. */
export const selectGuardStops = (db: Db) =>
  db
    .selectFrom('release_log as stop')
    // Nothing but its own steps can come between the start of a rollout and its stop.
    .innerJoin('release_log as step', (join) =>
      join
        .onRef('step.domain', '=', 'stop.domain')
        .on((eb) => eb('step.number', '=', eb('stop.number', '-', 1))),
    )
    .where('stop.moved_by', '=', SERVER_MOVERS.guard)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('release_log as later')
            .select('later.number')
            .whereRef('later.domain', '=', 'stop.domain')
            .whereRef('later.number', '>', 'stop.number')
            .where('later.moved_by', 'not in', Object.values(SERVER_MOVERS)),
        ),
      ),
    );

/** Finds the moves by which the guard stopped a rollout. */
export const createGuardStopRepository = (db: Db) => ({
  /** The newest one of each of some domains. */
  findLatest: (domains: readonly string[]) =>
    selectGuardStops(db)
      .distinctOn('stop.domain')
      .select(['stop.domain', 'stop.number', 'stop.moved_at as at', 'stop.reason', 'step.share'])
      .select(['stop.after_set as control', 'step.after_set as candidate'])
      .where('stop.domain', 'in', domains)
      .orderBy('stop.domain')
      .orderBy('stop.number', 'desc')
      .execute(),
});

export type GuardStopRepository = ReturnType<typeof createGuardStopRepository>;
