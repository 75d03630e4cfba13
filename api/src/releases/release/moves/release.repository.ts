import type { ReleaseSet, ReleaseSetContent } from '@portal/shared/release';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { listRunning } from '../sets/compose-set.ts';
import { isMoveOfAll } from './history.ts';
import { type Pointer, toPointer } from './pointer.ts';
import { moveActions, type ReleaseAction, type ReleaseLogTable } from '../release.tables.ts';
import { type RolloutPlan, writeRollout } from '../rollout/rollout.repository.ts';

/** A line of the release log. */
export type LoggedMove = Selectable<ReleaseLogTable> & {
  /** The sign-in of a person; null for programs, and for people who are gone. */
  moved_by_email: string | null;
};

export type PointerMove = {
  domain: string;
  /** What must still be current; undefined when the domain must not have a release yet. */
  from: Pointer | undefined;
  to: Pointer;
  /** The set that visitors had before who get `after` now. */
  before: string | undefined;
  after: ReleaseSet;
  /** How the rollout of `to` goes on. */
  rollout: RolloutPlan | undefined;
  action: ReleaseAction;
  at: Date;
  by: string;
  reason: string;
  proven: boolean;
  approvedBy: string | null;
  /** A rollout that the move ends for another set than its candidate, which is a line of the log before it. */
  stopped?: { candidate: string; control: string; isControlProven: boolean } | undefined;
};

async function insertSet(trx: Trx, set: ReleaseSet, at: Date) {
  const { id, ...content } = set;
  await trx
    .insertInto('release_set')
    .values({ id, domain: content.domain, content: JSON.stringify(content), created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('release_set_build')
    .values(listRunning(set).map((build) => ({ set_id: id, ...build })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Called in the transaction of each move, with its number in the log. */
export type OnMove = (trx: Trx, move: PointerMove, number: number) => Promise<void>;

export const createReleaseRepository = (db: Db) => ({
  async findPointer(domain: string): Promise<Pointer | undefined> {
    const row = await db
      .selectFrom('domain_pointer')
      .select(['set_id', 'candidate_set', 'candidate_share'])
      .where('domain', '=', domain)
      .executeTakeFirst();
    return row && toPointer(row);
  },

  async loadContents(ids: readonly string[]): Promise<Map<string, ReleaseSetContent>> {
    const rows = await db
      .selectFrom('release_set')
      .select(['id', 'content'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, content }) => [id, content]));
  },

  /** The ids of sets that begin with some hex digits, two at most. */
  async listIdsByPrefix(prefix: string): Promise<string[]> {
    const rows = await db
      .selectFrom('release_set')
      .select('id')
      .where('id', '>=', prefix)
      .where('id', '<', `${prefix}g`)
      .limit(2)
      .execute();
    return rows.map(({ id }) => id);
  },

  async saveTemplate(row: { name: string; set_id: string; saved_at: Date; saved_by: string }) {
    const { name: _, ...rest } = row;
    await db
      .insertInto('release_template')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(rest))
      .execute();
  },

  listTemplates: () => db.selectFrom('release_template').selectAll().orderBy('name').execute(),

  /** The log of a domain, oldest move first. */
  listMoves: (domain: string): Promise<LoggedMove[]> =>
    db
      .selectFrom('release_log')
      .leftJoin('member', (join) => join.on(sql`member.id::text`, '=', sql.ref('release_log.moved_by')))
      .selectAll('release_log')
      .select('member.email as moved_by_email')
      .where('release_log.domain', '=', domain)
      .orderBy('number')
      .execute(),

  /** Stores a set that no domain runs yet. */
  saveSet: (set: ReleaseSet, at: Date) => db.transaction().execute((trx) => insertSet(trx, set, at)),

  /** Whether all visitors of a domain had a set before. */
  async hasRun(domain: string, set: string): Promise<boolean> {
    const row = await db
      .selectFrom('release_log')
      .select('number')
      .where('domain', '=', domain)
      .where('after_set', '=', set)
      .where(
        'action',
        'in',
        moveActions.filter((action) => isMoveOfAll({ action })),
      )
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /**
   * Moves a domain's pointer if it is still where the caller expects, which locks it, and logs the move. Returns its number
   * in the log, or undefined when another move was first.
   */
  async writeMove(trx: Trx, move: PointerMove): Promise<number | undefined> {
    const { domain, from, to, before, after, rollout, action, at, by, reason, proven, approvedBy } = move;
    const { stopped } = move;
    await insertSet(trx, after, at);
    const pointer =
      from === undefined
        ? await trx
            .insertInto('domain_pointer')
            .values({
              domain,
              set_id: to.set,
              // The log of a deleted domain goes on when its name is registered again.
              moves: sql<number>`1 + (select coalesce(max(number), 0) from release_log where domain = ${domain})`,
            })
            .onConflict((conflict) => conflict.doNothing())
            .returning('moves')
            .executeTakeFirst()
        : await trx
            .updateTable('domain_pointer')
            .set((eb) => ({
              set_id: to.set,
              candidate_set: to.candidate?.set ?? null,
              candidate_share: to.candidate?.share ?? null,
              moves: eb('moves', '+', stopped ? 2 : 1),
            }))
            .where('domain', '=', domain)
            .where('set_id', '=', from.set)
            .where('candidate_set', 'is not distinct from', from.candidate?.set ?? null)
            .where('candidate_share', 'is not distinct from', from.candidate?.share ?? null)
            .returning('moves')
            .executeTakeFirst();
    if (!pointer) return undefined;
    const line = { domain, moved_at: at, moved_by: by, reason };
    const stop = stopped && {
      ...line,
      number: pointer.moves - 1,
      action: 'stop' as const,
      before_set: stopped.candidate,
      after_set: stopped.control,
      approved_by: null,
      proven: stopped.isControlProven,
      share: null,
    };
    const own = {
      ...line,
      number: pointer.moves,
      action,
      before_set: before ?? null,
      after_set: after.id,
      approved_by: approvedBy,
      proven,
      share: to.candidate?.share ?? null,
    };
    await trx
      .insertInto('release_log')
      .values(stop ? [stop, own] : [own])
      .execute();
    await writeRollout(trx, domain, rollout);
    return pointer.moves;
  },
});

export type ReleaseRepository = ReturnType<typeof createReleaseRepository>;
