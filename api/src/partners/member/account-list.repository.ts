import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/listing.ts';
import { isFoundByText, type PreparedSearch } from '../../platform/search/text-match.ts';

export type AccountFilter = {
  domain: string;
  role: 'manager' | 'operator';
  search: PreparedSearch | undefined;
};

const memberKey = { account: sql.ref('member.account_id'), id: sql`member.id::text` };

/** The accounts of managers and operators, for operators. */
export const createAccountListRepository = (db: Db) => {
  const matching = ({ domain, role, search }: AccountFilter) =>
    db
      .selectFrom('member')
      .where('member.domain', '=', domain)
      .where('member.role', '=', role)
      .where((each) => (search ? isFoundByText(search, 'member', memberKey) : each.lit(true)));

  return {
    /** One page of the accounts that match, the newest first, and how many match. */
    async list(filter: AccountFilter, { page, size }: Page) {
      const [items, { total }] = await Promise.all([
        matching(filter)
          .select(['member.id', 'member.domain', 'member.email', 'member.nickname'])
          .select('member.registered_at')
          .select((each) => [
            each
              .selectFrom('member as other')
              .select(sql<number>`count(*)::int`.as('count'))
              .whereRef('other.account_id', '=', 'member.account_id')
              .whereRef('other.id', '!=', 'member.account_id')
              .where('other.archived_at', 'is', null)
              .as('members'),
            each
              .selectFrom('channel')
              .select(sql<number>`count(*)::int`.as('count'))
              .whereRef('channel.account_id', '=', 'member.account_id')
              .where('channel.archived_at', 'is', null)
              .as('channels'),
          ])
          .orderBy('member.registered_at', 'desc')
          .orderBy('member.id')
          .limit(size)
          .offset(page * size)
          .execute(),
        matching(filter)
          .select(({ fn }) => fn.countAll<string>().as('total'))
          .executeTakeFirstOrThrow(),
      ]);
      return { items, total: Number(total) };
    },
  };
};
