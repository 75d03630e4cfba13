import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Page } from '../../platform/http/listing.ts';

/** A domain shows its own notices and those meant for all, once their time has come. */
const shownOn = (domain: string, now: Date) => (notices: ExpressionBuilder<Database, 'notice'>) =>
  notices.and([
    notices.or([notices('domain', '=', domain), notices('domain', 'is', null)]),
    notices('published_at', '<=', now),
  ]);

/** What is stored of notices. */
export const createNoticeRepository = (db: Db) => ({
  page: (domain: string, now: Date, { page, size }: Page) =>
    db
      .selectFrom('notice')
      .select(['id', 'title', 'pinned', 'published_at'])
      .where(shownOn(domain, now))
      .orderBy('pinned', 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset(page * size)
      .execute(),

  async count(domain: string, now: Date) {
    const { total } = await db
      .selectFrom('notice')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where(shownOn(domain, now))
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  find: (domain: string, now: Date, id: string) =>
    db
      .selectFrom('notice')
      .select(['id', 'title', 'body', 'published_at'])
      .where(shownOn(domain, now))
      .where('id', '=', id)
      .executeTakeFirst(),
});
