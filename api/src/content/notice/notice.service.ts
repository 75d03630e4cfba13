import { cleanName } from '@portal/shared/api';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { pickLocalised, type Localised } from '../../texts/languages.ts';
import type { Page } from '../../platform/http/listing.ts';
import { createParsedNotices } from './document/parsed-notices.ts';
import { createNoticeRepository, type NoticeReader } from './notice.repository.ts';
import type { NoticeCategory } from './notice.tables.ts';
import type { Reading } from './reading.ts';

const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** Notices as partners read them. */
export const createNoticeService = ({ db, clock }: { db: Db; clock: Clock }) => {
  const notices = createNoticeRepository(db);
  const parse = createParsedNotices();

  const toReader = ({ session, site }: Reading): NoticeReader => ({
    accountId: session.accountId,
    memberId: session.memberId,
    domain: site.domain,
    now: clock.now(),
    newSince: new Date(clock.now().getTime() - NEW_FOR_MS),
  });

  const pickText = (texts: Localised<string>, { language, site }: Reading) =>
    pickLocalised(texts, language, site.default_language) ?? '';

  type Row = Awaited<ReturnType<typeof notices.page>>[number];
  const summary = (row: Row, { reading, reader }: { reading: Reading; reader: NoticeReader }) => ({
    id: row.id,
    // Titles that were stored before they were cleaned on writing may have such characters.
    title: cleanName(pickText(row.title, reading)),
    category: row.category,
    published_at: row.published_at.toISOString(),
    pinned: row.pinned,
    is_new: !row.is_read && row.published_at > reader.newSince,
    is_read: Boolean(row.is_read),
  });

  return {
    async list(reading: Reading, category: NoticeCategory | undefined, page: Page) {
      const reader = toReader(reading);
      const [rows, counts] = await Promise.all([
        notices.page(reader, category, page),
        notices.count(reader, category),
      ]);
      return { items: rows.map((row) => summary(row, { reading, reader })), ...counts };
    },

    async detail(reading: Reading, id: string) {
      const reader = toReader(reading);
      const row = await notices.find(reader, id);
      if (!row) throw new AppError('not_found');
      return { ...summary(row, { reading, reader }), body: parse(pickText(row.body, reading)) };
    },

    /** The titles of the notices of some Pacific days, the oldest first. */
    async publishedIn(reading: Reading, days: { from: string; to: string }) {
      const rows = await notices.publishedIn(toReader(reading), days);
      return rows.map(({ day, title }) => ({ day, name: pickText(title, reading) }));
    },

    async markRead(reading: Reading, id: string) {
      const reader = toReader(reading);
      if (!(await notices.find(reader, id))) throw new AppError('not_found');
      await notices.markRead(reader, id);
    },
  };
};

export type NoticeService = ReturnType<typeof createNoticeService>;
