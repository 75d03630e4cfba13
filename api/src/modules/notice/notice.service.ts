import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type Language, localised, type Localised } from '../../platform/http/languages.ts';
import type { Page } from '../../platform/http/listing.ts';
import type { RequestSite } from '../../platform/http/request-context.ts';
import { createNoticeRepository } from './notice.repository.ts';
import { sanitizeNotice } from './sanitize-notice.ts';

const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** Notices as partners read them. */
export const createNoticeService = ({ db, clock }: { db: Db; clock: Clock }) => {
  const notices = createNoticeRepository(db);
  const textOf = (texts: Localised<string>, language: Language, site: RequestSite) =>
    localised(texts, language, site.default_language) ?? '';

  return {
    async list(site: RequestSite, language: Language, page: Page) {
      const now = clock.now();
      const [rows, total] = await Promise.all([
        notices.page(site.domain, now, page),
        notices.count(site.domain, now),
      ]);
      const items = rows.map((row) => ({
        id: row.id,
        title: textOf(row.title, language, site),
        published_at: row.published_at.toISOString(),
        pinned: row.pinned,
        is_new: now.getTime() - row.published_at.getTime() < NEW_FOR_MS,
      }));
      return { items, total };
    },

    async detail(site: RequestSite, language: Language, id: string) {
      const row = await notices.find(site.domain, clock.now(), id);
      if (!row) throw new AppError('not_found');
      return {
        id: row.id,
        title: textOf(row.title, language, site),
        // Once more on the way out: what was stored may be older than today's rules.
        body: sanitizeNotice(textOf(row.body, language, site)),
        published_at: row.published_at.toISOString(),
      };
    },
  };
};
