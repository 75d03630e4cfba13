import type { ChannelStatus } from '@portal/shared/facts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/listing.ts';
import { isFoundByText, type PreparedSearch } from '../../platform/search/text-match.ts';
import { channelColumns } from './channel-list.repository.ts';

export type ReviewFilter = {
  status: ChannelStatus | undefined;
  domain: string | undefined;
  search: PreparedSearch | undefined;
};

const keyIn = (table: 'channel' | 'member') => ({
  account: sql.ref(`${table}.account_id`),
  id: sql`${sql.ref(`${table}.id`)}::text`,
});

/** The channels of all accounts, for operators. */
export const createReviewRepository = (db: Db | Trx) => {
  const matching = ({ status, domain, search }: ReviewFilter) =>
    db
      .selectFrom('channel')
      .innerJoin('member', (join) =>
        // A manager's id is its account's id.
        join
          .onRef('member.account_id', '=', 'channel.account_id')
          .onRef('member.id', '=', 'channel.account_id'),
      )
      .where('channel.archived_at', 'is', null)
      .$if(status !== undefined, (query) => query.where('channel.status', '=', status ?? 0))
      .$if(domain !== undefined, (query) => query.where('member.domain', '=', domain ?? ''))
      .where((each) =>
        search
          ? each.or([
              isFoundByText(search, 'channel', keyIn('channel')),
              isFoundByText(search, 'member', keyIn('member')),
              each('channel.youtube_id', '=', search.search.typed),
            ])
          : each.lit(true),
      );

  return {
    /** In the order of waiting time, the longest first. */
    page: (filter: ReviewFilter, { page, size }: Page) =>
      matching(filter)
        .select(channelColumns.map((name) => `channel.${name}` as const))
        .select(['channel.account_id', 'member.domain', 'member.email', 'member.nickname'])
        .orderBy(sql`coalesce(channel.reviewed_at, channel.registered_at)`)
        .orderBy('channel.id')
        .limit(size)
        .offset(page * size)
        .execute(),

    async count(filter: ReviewFilter) {
      const { total } = await matching(filter)
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /** How many channels have each status, whatever status the filter names. */
    async countByStatus(filter: Omit<ReviewFilter, 'status'>) {
      const rows = await matching({ ...filter, status: undefined })
        .select(['channel.status', ({ fn }) => fn.countAll<string>().as('total')])
        .groupBy('channel.status')
        .execute();
      return new Map(rows.map(({ status, total }) => [status, Number(total)]));
    },

    findPartner: (accountId: string) =>
      db
        .selectFrom('member')
        .select(['domain', 'email'])
        .where('account_id', '=', accountId)
        .where('id', '=', accountId)
        .executeTakeFirst(),
  };
};
