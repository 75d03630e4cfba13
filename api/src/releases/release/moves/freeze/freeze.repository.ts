import type { Db, Trx } from '../../../../platform/database/database.ts';

/** A freeze window, from `from` up to but not including `until`. */
export type Freeze = {
  id: number;
  /** Null is every domain. */
  domain: string | null;
  from: Date;
  until: Date;
  reason: string;
  setBy: string;
};

export type NewFreeze = Omit<Freeze, 'id'> & { setAt: Date };

/** Stores freeze windows. */
export const createFreezeRepository = (db: Db) => {
  const select = (from: Db | Trx) =>
    from
      .selectFrom('release_freeze')
      .select(['id', 'domain', 'starts_at as from', 'ends_at as until', 'reason', 'set_by as setBy']);

  return {
    /** Those of a domain, or of all, that have not ended, the first to begin first. */
    list: (now: Date, domain?: string): Promise<Freeze[]> =>
      select(db)
        .where('ends_at', '>', now)
        .$if(domain !== undefined, (query) =>
          query.where((eb) => eb.or([eb('domain', '=', domain ?? ''), eb('domain', 'is', null)])),
        )
        .orderBy('starts_at')
        .orderBy('id')
        .execute(),

    /** Those that some domains are in at a time, those of every domain included, the last to end first. */
    listAt: (domains: readonly string[], at: Date): Promise<Freeze[]> =>
      select(db)
        .where((eb) => eb.or([eb('domain', 'in', [...domains]), eb('domain', 'is', null)]))
        .where('starts_at', '<=', at)
        .where('ends_at', '>', at)
        .orderBy('ends_at', 'desc')
        .execute(),

    /** The one that a domain is in at a time; of several, the one that ends last. */
    findAt: (domain: string, at: Date, trx?: Trx): Promise<Freeze | undefined> =>
      select(trx ?? db)
        .where((eb) => eb.or([eb('domain', '=', domain), eb('domain', 'is', null)]))
        .where('starts_at', '<=', at)
        .where('ends_at', '>', at)
        .orderBy('ends_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Waits for the moves that have begun, and holds those that begin until the transaction has ended. */
    async lockPointers(domain: string | null, trx: Trx) {
      const pointers = trx.selectFrom('domain_pointer').select('domain').orderBy('domain').forUpdate();
      await (domain === null ? pointers : pointers.where('domain', '=', domain)).execute();
    },

    insert: ({ domain, from, until, reason, setBy, setAt }: NewFreeze, trx: Trx) =>
      trx
        .insertInto('release_freeze')
        .values({ domain, starts_at: from, ends_at: until, reason, set_by: setBy, set_at: setAt })
        .returning('id')
        .executeTakeFirstOrThrow(),

    /** Deletes a freeze of this domain, or with null of all domains. */
    async delete({ id, domain }: Pick<Freeze, 'id' | 'domain'>, trx: Trx): Promise<boolean> {
      const { numDeletedRows } = await trx
        .deleteFrom('release_freeze')
        .where('id', '=', id)
        .where('domain', 'is not distinct from', domain)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
};

export type FreezeRepository = ReturnType<typeof createFreezeRepository>;
