import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import { containsPattern } from '../../platform/database/like.ts';
import type { Page } from '../../platform/http/listing.ts';
import { channelColumns } from './channel-list.repository.ts';
import type { ChannelStatus } from './channel.tables.ts';

export type ReviewFilter = {
  status: ChannelStatus | undefined;
  domain: string | undefined;
  search: string | undefined;
};

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
      .$if(status !== undefined, (query) => query.where('channel.status', '=', status ?? 0))
      .$if(domain !== undefined, (query) => query.where('member.domain', '=', domain ?? ''))
      .$if(search !== undefined, (query) =>
        query.where((each) =>
          each.or([
            each('channel.name', 'ilike', containsPattern(search ?? '')),
            each('channel.handle', 'ilike', containsPattern(search ?? '')),
            each('member.email', 'ilike', containsPattern(search ?? '')),
            each('channel.youtube_id', '=', search ?? ''),
          ]),
        ),
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
