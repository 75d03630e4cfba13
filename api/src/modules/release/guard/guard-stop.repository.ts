import type { Db } from '../../../platform/database/database.ts';
import { SERVER_MOVERS } from '../server-movers.ts';

/** Finds the moves by which the guard stopped a rollout. */
export const createGuardStopRepository = (db: Db) => ({
  /** The newest one of a domain, unless somebody has moved it since; with the last step before it. */
  findLatest: (domain: string) =>
    db
      .selectFrom('release_log as stop')
      // Nothing but its own steps can come between the start of a rollout and its stop.
      .innerJoin('release_log as step', (join) =>
        join
          .onRef('step.domain', '=', 'stop.domain')
          .on((eb) => eb('step.number', '=', eb('stop.number', '-', 1))),
      )
      .select(['stop.number', 'stop.moved_at as at', 'stop.reason', 'step.share'])
      .select(['stop.after_set as control', 'step.after_set as candidate'])
      .where('stop.domain', '=', domain)
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
      )
      .orderBy('stop.number', 'desc')
      .limit(1)
      .executeTakeFirst(),
});

export type GuardStopRepository = ReturnType<typeof createGuardStopRepository>;
