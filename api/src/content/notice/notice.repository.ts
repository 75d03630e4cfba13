import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { selectPacificDay } from '../../platform/database/pacific-day.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Page } from '../../platform/http/listing.ts';
import type { NoticeCategory } from './notice.tables.ts';

/** The reader, the domain and the current time. */
export type NoticeReader = {
  accountId: string;
  memberId: string;
  domain: string;
  now: Date;
  /** Unread notices are new if they were published after this. */
  newSince: Date;
};

type Notices = ExpressionBuilder<Database, 'notice'>;

/** A domain shows its own notices and those of all domains, from their publication until they are withdrawn. */
const isShownTo =
  ({ domain, now }: NoticeReader) =>
  (notices: Notices) =>
    notices.and([
      notices.or([notices('notice.domain', '=', domain), notices('notice.domain', 'is', null)]),
      notices('notice.published_at', '<=', now),
      notices('notice.withdrawn_at', 'is', null),
    ]);

const wasRead =
  ({ accountId, memberId }: NoticeReader) =>
  (notices: Notices) =>
    notices.exists(
      notices
        .selectFrom('notice_read')
        .select('notice_read.notice_id')
        .whereRef('notice_read.notice_id', '=', 'notice.id')
        .where('notice_read.account_id', '=', accountId)
        .where('notice_read.member_id', '=', memberId),
    );

/** The stored notices, for partners. */
export const createNoticeRepository = (db: Db) => ({
  page: (reader: NoticeReader, category: NoticeCategory | undefined, { page, size }: Page) =>
    db
      .selectFrom('notice')
      .select(['id', 'title', 'category', 'pinned', 'published_at'])
      .select((notices) => wasRead(reader)(notices).as('is_read'))
      .where(isShownTo(reader))
      .$if(category !== undefined, (query) => query.where('category', '=', category ?? 'general'))
      .orderBy('pinned', 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset(page * size)
      .execute(),

  /** The number of notices, and of new ones in all categories. */
  async count(reader: NoticeReader, category: NoticeCategory | undefined) {
    const isCounted = category === undefined ? sql<boolean>`true` : sql<boolean>`category = ${category}`;
    const { total, new_count: newCount } = await db
      .selectFrom('notice')
      .select(({ fn }) => fn.countAll<string>().filterWhere(isCounted).as('total'))
      .select((notices) =>
        notices.fn
          .countAll<string>()
          .filterWhere(notices.not(wasRead(reader)(notices)))
          .filterWhere('published_at', '>', reader.newSince)
          .as('new_count'),
      )
      .where(isShownTo(reader))
      .executeTakeFirstOrThrow();
    return { total: Number(total), new_count: Number(newCount) };
  },

  publishedIn: (reader: NoticeReader, { from, to }: { from: string; to: string }) =>
    db
      .selectFrom('notice')
      .select(['title', selectPacificDay('published_at').as('day')])
      .where(isShownTo(reader))
      .where(selectPacificDay('published_at'), '>=', from)
      .where(selectPacificDay('published_at'), '<=', to)
      .orderBy('published_at')
      .orderBy('id')
      .execute(),

  find: (reader: NoticeReader, id: string) =>
    db
      .selectFrom('notice')
      .select(['id', 'title', 'body', 'category', 'pinned', 'published_at'])
      .select((notices) => wasRead(reader)(notices).as('is_read'))
      .where(isShownTo(reader))
      .where('id', '=', id)
      .executeTakeFirst(),

  async markRead({ accountId, memberId, now }: NoticeReader, id: string) {
    await db
      .insertInto('notice_read')
      .values({ account_id: accountId, member_id: memberId, notice_id: id, read_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
