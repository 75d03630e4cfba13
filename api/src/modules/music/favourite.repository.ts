import type { Db } from '../../platform/database/database.ts';

/** Whose favourites they are. */
export type Listener = {
  accountId: string;
  memberId: string;
};

/** What is stored of favourites. */
export const createFavouriteRepository = (db: Db) => {
  const of = ({ accountId, memberId }: Listener) =>
    db
      .selectFrom('favourite_track')
      .where('favourite_track.account_id', '=', accountId)
      .where('favourite_track.member_id', '=', memberId);

  return {
    /** The newest first. */
    async list(listener: Listener) {
      const rows = await of(listener).select('isrc').orderBy('added_at', 'desc').orderBy('isrc').execute();
      return rows.map(({ isrc }) => isrc);
    },

    /** Adds one where there are fewer than `maximum`; tells how many there are then, or undefined where it was full. */
    add: ({ accountId, memberId }: Listener, isrc: string, now: Date, maximum: number) =>
      db.transaction().execute(async (trx) => {
        // Two additions at once would otherwise both see the last free place.
        await trx
          .selectFrom('member')
          .select('id')
          .where('account_id', '=', accountId)
          .where('id', '=', memberId)
          .forUpdate()
          .execute();
        // What is no longer offered takes no place: nobody sees it, so nobody could free it.
        const kept = await trx
          .selectFrom('favourite_track')
          .innerJoin('track', 'track.isrc', 'favourite_track.isrc')
          .select('favourite_track.isrc')
          .where('account_id', '=', accountId)
          .where('member_id', '=', memberId)
          .where('track.removed_at', 'is', null)
          .execute();
        if (kept.some((row) => row.isrc === isrc)) return kept.length;
        if (kept.length >= maximum) return undefined;
        await trx
          .insertInto('favourite_track')
          .values({ account_id: accountId, member_id: memberId, isrc, added_at: now })
          .execute();
        return kept.length + 1;
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
