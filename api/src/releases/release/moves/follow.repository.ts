import type { Db, Trx } from '../../../platform/database/database.ts';

/** Stands for every name without a flag of its own, also for remotes that are published later. */
export const ALL_NAMES = '*';

/** The flags of a domain by name of a remote, `shell` or `*`. */
export type FollowFlags = ReadonlyMap<string, boolean>;

/** Whether a domain moves to the newest build of a name by itself; by default it does not. */
export const isFollowed = (flags: FollowFlags, name: string) =>
  flags.get(name) ?? flags.get(ALL_NAMES) ?? false;

export type FollowChange = { domain: string; name: string; follows: boolean; at: Date; by: string };

/** Stores which builds a domain follows. */
export const createFollowRepository = (db: Db) => ({
  /** The flags of many domains; without an entry a domain follows nothing. */
  async flagsOf(domains: readonly string[]): Promise<ReadonlyMap<string, FollowFlags>> {
    const rows = await db
      .selectFrom('release_follow')
      .select(['domain', 'name', 'follows'])
      .where('domain', 'in', domains)
      .execute();
    const grouped = Map.groupBy(rows, ({ domain }) => domain);
    return new Map(
      [...grouped].map(([domain, flags]) => [
        domain,
        new Map(flags.map(({ name, follows }) => [name, follows])),
      ]),
    );
  },

  async flags(domain: string, trx?: Trx): Promise<FollowFlags> {
    const rows = await (trx ?? db)
      .selectFrom('release_follow')
      .select(['name', 'follows'])
      .where('domain', '=', domain)
      .execute();
    return new Map(rows.map(({ name, follows }) => [name, follows]));
  },

  async set({ domain, name, follows, at, by }: FollowChange, trx?: Trx) {
    await (trx ?? db)
      .insertInto('release_follow')
      .values({ domain, name, follows, set_at: at, set_by: by })
      .onConflict((conflict) =>
        conflict.columns(['domain', 'name']).doUpdateSet({ follows, set_at: at, set_by: by }),
      )
      .execute();
  },
});

export type FollowRepository = ReturnType<typeof createFollowRepository>;
