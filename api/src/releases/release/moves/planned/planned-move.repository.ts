import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../../../platform/database/schema.ts';
import type { Db, Trx } from '../../../../platform/database/database.ts';
import type { PlannedMoveTable } from './planned-move.tables.ts';

export type PlannedMove = Omit<Selectable<PlannedMoveTable>, 'chosen'> & {
  chosen: readonly string[];
  /** The sign-in of a person; null for programs, and for people who are gone. */
  planned_by_email: string | null;
};

export type NewPlannedMove = Pick<
  PlannedMove,
  | 'domain'
  | 'action'
  | 'before_set'
  | 'after_set'
  | 'chosen'
  | 'reason'
  | 'unproven'
  | 'planned_by'
  | 'planned_at'
  | 'run_at'
  | 'needs_approval'
>;

/** When a waiting move ends, and by whom. */
type Ending = { at: Date; by?: string };

/** Stores moves that are made later. */
export const createPlannedMoveRepository = (db: Db) => {
  const select = () =>
    db
      .selectFrom('planned_move')
      .leftJoin('member', (join) => join.on(sql`member.id::text`, '=', sql.ref('planned_move.planned_by')))
      .selectAll('planned_move')
      .select('member.email as planned_by_email');
  const ofWaiting = (id: number, trx: Db | Trx) =>
    trx.updateTable('planned_move').where('id', '=', id).where('state', '=', 'waiting');
  /** When it is to be made: null while it has no time and is not approved. */
  const DUE_AT = sql<Date | null>`coalesce(run_at, approved_at)`;
  const getPointerMoves = (eb: ExpressionBuilder<Database, 'planned_move'>) =>
    eb
      .selectFrom('domain_pointer')
      .select('moves')
      .whereRef('domain_pointer.domain', '=', 'planned_move.domain');

  return {
    async insert({ chosen, ...row }: NewPlannedMove, trx: Trx): Promise<number> {
      const { id } = await trx
        .insertInto('planned_move')
        .values({ ...row, chosen: JSON.stringify(chosen) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    find: (id: number): Promise<PlannedMove | undefined> =>
      select().where('planned_move.id', '=', id).executeTakeFirst(),

    /** Those of a domain or of all: those that wait, then the others, each the newest first. */
    list: ({ domain, limit }: { domain?: string | undefined; limit: number }): Promise<PlannedMove[]> =>
      select()
        .$if(domain !== undefined, (query) => query.where('planned_move.domain', '=', domain ?? ''))
        .orderBy(sql`planned_move.state = 'waiting'`, 'desc')
        .orderBy('planned_move.id', 'desc')
        .limit(limit)
        .execute(),

    /** Those whose time has come, the earliest first. */
    listDue: (now: Date): Promise<PlannedMove[]> =>
      select()
        .where('state', '=', 'waiting')
        .where(DUE_AT, '<=', now)
        .orderBy(DUE_AT)
        .orderBy('planned_move.id')
        .execute(),

    /** When the next one is due after a time. */
    async findNextTime(after: Date): Promise<Date | undefined> {
      const row = await db
        .selectFrom('planned_move')
        .select(({ fn }) => fn.min<Date | null>(DUE_AT).as('at'))
        .where('state', '=', 'waiting')
        .where(DUE_AT, '>', after)
        .executeTakeFirst();
      return row?.at ?? undefined;
    },

    /**
     * Notes in the transaction of the move, after it has moved the pointer, that it was made. Like those below false
     * when it had ended already.
     */
    async finish(id: number, { at }: Ending, trx: Trx): Promise<boolean> {
      const { numUpdatedRows } = await ofWaiting(id, trx)
        .set((eb) => ({ state: 'done', ended_at: at, move: getPointerMoves(eb) }))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async approve(id: number, { at, by }: Required<Ending>, trx: Trx): Promise<boolean> {
      const { numUpdatedRows } = await ofWaiting(id, trx)
        .set({ approved_by: by, approved_at: at })
        .where('needs_approval', '=', true)
        .where('approved_by', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async fail(id: number, failure: string, { at }: Ending): Promise<boolean> {
      const { numUpdatedRows } = await ofWaiting(id, db)
        .set({ state: 'failed', failure, ended_at: at })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async cancel(id: number, { at, by }: Required<Ending>, trx: Trx): Promise<boolean> {
      const { numUpdatedRows } = await ofWaiting(id, trx)
        .set({ state: 'cancelled', ended_at: at, ended_by: by })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
};

export type PlannedMoveRepository = ReturnType<typeof createPlannedMoveRepository>;
