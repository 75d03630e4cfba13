import type { Db } from '../../platform/database/database.ts';

/** The owner of favourites. */
export type Listener = {
  accountId: string;
  memberId: string;
};

/** The stored favourites. */
export const createFavouriteRepository = (db: Db) => {
  const of = ({ accountId, memberId }: Listener) =>
    db
      .selectFrom('favourite_track')
      .where('favourite_track.account_id', '=', accountId)
      .where('favourite_track.member_id', '=', memberId);

  return {
    /** In the order of addition, the newest first. */
    async list(listener: Listener) {
      const rows = await of(listener).select('isrc').orderBy('added_at', 'desc').orderBy('isrc').execute();
      return rows.map(({ isrc }) => isrc);
    },

    /**
     * Adds a favourite when there are fewer than `maximum`; returns the new number, or undefined when the list is
     * full.
     */
    add: ({ accountId, memberId }: Listener, isrc: string, now: Date, maximum: number) =>
      db.transaction().execute(async (trx) => {
        // Two simultaneous additions would otherwise both see the last free place.
        await trx
          .selectFrom('member')
          .select('id')
          .where('account_id', '=', accountId)
          .where('id', '=', memberId)
          .forUpdate()
          .execute();
        // Removed tracks do not count, because no user could see and remove them.
        const favourites = await trx
          .selectFrom('favourite_track')
          .innerJoin('track', 'track.isrc', 'favourite_track.isrc')
          .select('favourite_track.isrc')
          .where('account_id', '=', accountId)
          .where('member_id', '=', memberId)
          .where('track.removed_at', 'is', null)
          .execute();
        if (favourites.some((row) => row.isrc === isrc)) return favourites.length;
        if (favourites.length >= maximum) return undefined;
        await trx
          .insertInto('favourite_track')
          .values({ account_id: accountId, member_id: memberId, isrc, added_at: now })
          .execute();
        return favourites.length + 1;
      }),

    async remove({ accountId, memberId }: Listener, isrc: string) {
      await db
        .deleteFrom('favourite_track')
        .where('account_id', '=', accountId)
        .where('member_id', '=', memberId)
        .where('isrc', '=', isrc)
        .execute();
    },
  };
};
