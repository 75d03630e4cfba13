import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { BuildId } from '../../builds/build-id.ts';

/** Finds the builds that a new domain may start with. */
export const createReleasedBuildRepository = (db: Db) => ({
  /**
   * The builds that some domain runs for all of its visitors and that are in a set whose newest proof passed, the newest
   * of each name first.
   */
  listReleased: (): Promise<BuildId[]> =>
    db
      .with('verdict', (cte) =>
        cte
          .selectFrom('release_proof')
          .distinctOn('proof_key')
          .select(['set_id', 'verdict'])
          .orderBy('proof_key')
          .orderBy('proven_at', 'desc'),
      )
      .with('running', (cte) =>
        cte
          .selectFrom('domain_pointer')
          .innerJoin('release_set_build as part', 'part.set_id', 'domain_pointer.set_id')
          .select(['part.name', 'part.version'])
          .distinct(),
      )
      .with('proven', (cte) =>
        cte
          .selectFrom('verdict')
          .innerJoin('release_set_build as part', 'part.set_id', 'verdict.set_id')
          .select(['part.name', 'part.version'])
          .where('verdict.verdict', '=', 'passed')
          .distinct(),
      )
      .selectFrom('build')
      .innerJoin('running', (join) =>
        join.onRef('running.name', '=', 'build.name').onRef('running.version', '=', 'build.version'),
      )
      .innerJoin('proven', (join) =>
        join.onRef('proven.name', '=', 'build.name').onRef('proven.version', '=', 'build.version'),
      )
      .select(['build.name', 'build.version'])
      .orderBy('build.name')
      .orderBy('build.published_at', 'desc')
      .orderBy('build.version', 'desc')
      .execute(),

  /** The builds that the last start of a server brought with it, one of each name. */
  listShipped: (): Promise<BuildId[]> =>
    db.selectFrom('shipped_build').select(['name', 'version']).orderBy('name').execute(),

  /** Stores which builds a start of the server has brought with it. */
  async recordShipped(builds: readonly BuildId[], at: Date) {
    if (builds.length === 0) return;
    await db
      .insertInto('shipped_build')
      .values(builds.map(({ name, version }) => ({ name, version, shipped_at: at })))
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          version: sql`excluded.version`,
          shipped_at: sql`excluded.shipped_at`,
        }),
      )
      .execute();
  },
});

export type ReleasedBuildRepository = ReturnType<typeof createReleasedBuildRepository>;
