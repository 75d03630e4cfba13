import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { ReleaseRolloutTable } from '../release.tables.ts';

/** How a running rollout goes on. */
export type RolloutPlan = {
  /** Percent of the visitors, growing; after the last one every visitor gets the candidate. */
  steps: readonly number[];
  /** Minutes from one step to the next; null when each is taken by command. */
  everyMinutes: number | null;
  nextStepAt: Date | null;
  /** When the present step began. */
  stepAt: Date;
  /** The names for which the plan chose a build; they no longer follow the newest one once it is promoted. */
  chosen: readonly string[];
  unproven: boolean;
  startedAt: Date;
  startedBy: string;
  reason: string;
};

/** Stores the plan of a domain's rollout, or removes it, in the transaction that moves the pointer. */
export async function writeRollout(trx: Trx, domain: string, plan: RolloutPlan | undefined) {
  await trx.deleteFrom('release_rollout').where('domain', '=', domain).execute();
  if (!plan) return;
  await trx
    .insertInto('release_rollout')
    .values({
      domain,
      steps: JSON.stringify(plan.steps),
      minutes: plan.everyMinutes,
      next_step_at: plan.nextStepAt,
      step_at: plan.stepAt,
      chosen: JSON.stringify(plan.chosen),
      unproven: plan.unproven,
      started_at: plan.startedAt,
      started_by: plan.startedBy,
      reason: plan.reason,
    })
    .execute();
}

const toPlan = (row: Selectable<ReleaseRolloutTable>): RolloutPlan => ({
  steps: row.steps,
  everyMinutes: row.minutes,
  nextStepAt: row.next_step_at,
  stepAt: row.step_at,
  chosen: row.chosen,
  unproven: row.unproven,
  startedAt: row.started_at,
  startedBy: row.started_by,
  reason: row.reason,
});

export const createRolloutRepository = (db: Db) => ({
  /** The domains with a rollout. */
  async listDomains(): Promise<string[]> {
    const rows = await db.selectFrom('release_rollout').select('domain').orderBy('domain').execute();
    return rows.map(({ domain }) => domain);
  },

  async find(domain: string): Promise<RolloutPlan | undefined> {
    const row = await db
      .selectFrom('release_rollout')
      .selectAll()
      .where('domain', '=', domain)
      .executeTakeFirst();
    return row && toPlan(row);
  },

  async findOf(domains: readonly string[]): Promise<Map<string, RolloutPlan>> {
    const rows = await db.selectFrom('release_rollout').selectAll().where('domain', 'in', domains).execute();
    return new Map(rows.map((row) => [row.domain, toPlan(row)]));
  },
});

export type RolloutRepository = ReturnType<typeof createRolloutRepository>;
