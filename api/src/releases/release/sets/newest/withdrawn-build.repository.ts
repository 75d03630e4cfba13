import type { ReleaseSet } from '@portal/shared/release';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../../platform/database/database.ts';
import { findVersion, listRunning } from '../compose-set.ts';
import type { ReleaseAction } from '../../release.tables.ts';
import type { WithdrawnBuildTable } from './newest.tables.ts';
import type { BuildId } from '../../builds/build-id.ts';

/** A build that `newest` does not choose, because a domain went back from it. */
export type WithdrawnBuild = BuildId &
  Pick<WithdrawnBuildTable, 'domain' | 'action'> & { at: Date; by: string };

/** A move of a domain, as far as it withdraws builds or makes them eligible again. */
export type WithdrawingMove = {
  domain: string;
  action: ReleaseAction;
  from: ReleaseSet;
  to: ReleaseSet;
  /** The names for which the move chooses a build. */
  chosen: readonly string[];
  at: Date;
  by: string;
};

type Replacement = { name: string; left: string; arrived: string | undefined };

/** The running builds that a move replaces by another version or removes. */
const listReplacements = (from: ReleaseSet, to: ReleaseSet): Replacement[] =>
  listRunning(from).flatMap(({ name, version: left }) => {
    const arrived = findVersion(to, name);
    return arrived === left ? [] : [{ name, left, arrived }];
  });

const withdraw = (
  trx: Trx,
  { name, left }: Replacement,
  { domain, action, at, by }: Omit<WithdrawingMove, 'action'> & { action: WithdrawnBuildTable['action'] },
) =>
  trx
    .insertInto('withdrawn_build')
    .columns(['name', 'version', 'domain', 'action', 'withdrawn_at', 'withdrawn_by'])
    .expression(
      trx
        .selectFrom('build')
        .select((eb) => [
          ...(['name', 'version'] as const),
          eb.val(domain).as('domain'),
          eb.val(action).as('action'),
          sql<Date>`${at}::timestamptz`.as('at'),
          eb.val(by).as('by'),
        ])
        .where('name', '=', name)
        .where('version', '=', left),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const reinstate = (trx: Trx, { name, version }: BuildId) =>
  trx.deleteFrom('withdrawn_build').where('name', '=', name).where('version', '=', version).execute();

/** Whether the build that a move leaves was published after the one that it arrives at. */
const isBackward = async (trx: Trx, { name, left, arrived }: Replacement) => {
  if (arrived === undefined) return true;
  const newest = await trx
    .selectFrom('build')
    .select('version')
    .where('name', '=', name)
    .where('version', 'in', [left, arrived])
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.version === left;
};

/**
 * Withdraws each build from which a rollback, a revert or the stop of a canary goes back to an older one, in the
 * transaction of the move. A build is eligible again once a change or a promotion chooses it by name, or a move goes forward
 * to it by undoing the one that went back.
 */
export async function recordWithdrawals(trx: Trx, move: WithdrawingMove) {
  const { action, from, to, chosen } = move;
  if (action === 'change' || action === 'promote') {
    for (const name of chosen) {
      const version = findVersion(to, name);
      if (version !== undefined) await reinstate(trx, { name, version });
    }
    return;
  }
  if (action !== 'rollback' && action !== 'revert' && action !== 'stop') return;
  for (const replacement of listReplacements(from, to)) {
    const { name, arrived } = replacement;
    if (await isBackward(trx, replacement)) await withdraw(trx, replacement, { ...move, action });
    else if (arrived !== undefined) await reinstate(trx, { name, version: arrived });
  }
}

export const createWithdrawnBuildRepository = (db: Db) => ({
  /** All of them, by name. */
  async list(): Promise<WithdrawnBuild[]> {
    const rows = await db
      .selectFrom('withdrawn_build')
      .selectAll()
      .orderBy('name')
      .orderBy('version')
      .execute();
    return rows.map(({ withdrawn_at: at, withdrawn_by: by, ...build }) => ({ ...build, at, by }));
  },
});

export type WithdrawnBuildRepository = ReturnType<typeof createWithdrawnBuildRepository>;
