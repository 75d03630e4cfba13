import type { Db, Trx } from '../../../../platform/database/database.ts';

type Author = { by: string; at: Date };

/** Stores which domains need a second person for a move. */
export const createApprovalRepository = (db: Db) => ({
  find: (domain: string, trx?: Trx) =>
    (trx ?? db)
      .selectFrom('release_approval')
      .select('off_asked_by')
      .where('domain', '=', domain)
      .executeTakeFirst(),

  /** Those of some domains that need one. */
  findOf: (domains: readonly string[]) =>
    db
      .selectFrom('release_approval')
      .select(['domain', 'off_asked_by'])
      .where('domain', 'in', domains)
      .execute(),

  /** Waits for a move that has begun, and for another change of the setting. */
  lockPointer: (domain: string, trx: Trx) =>
    trx
      .selectFrom('domain_pointer')
      .select('domain')
      .where('domain', '=', domain)
      .forUpdate()
      .executeTakeFirst(),

  /** Moves of others are no longer made by themselves: plans that wait need approval too, and nothing is followed. */
  async require(domain: string, { by, at }: Author, trx: Trx) {
    await trx
      .insertInto('release_approval')
      .values({ domain, set_by: by, set_at: at, off_asked_by: null, off_asked_at: null })
      .onConflict((conflict) =>
        conflict.column('domain').doUpdateSet({ off_asked_by: null, off_asked_at: null }),
      )
      .execute();
    await trx.deleteFrom('release_follow').where('domain', '=', domain).execute();
    await trx
      .updateTable('planned_move')
      .set({ needs_approval: true })
      .where('domain', '=', domain)
      .where('state', '=', 'waiting')
      .where('action', '=', 'change')
      .execute();
  },

  askToEnd: (domain: string, { by, at }: Author, trx: Trx) =>
    trx
      .updateTable('release_approval')
      .set({ off_asked_by: by, off_asked_at: at })
      .where('domain', '=', domain)
      .execute(),

  end: (domain: string, trx: Trx) =>
    trx.deleteFrom('release_approval').where('domain', '=', domain).execute(),
});

export type ApprovalRepository = ReturnType<typeof createApprovalRepository>;
