import type { Selectable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { checkVersion, type SeenVersion } from '../../platform/http/if-match.ts';
import type { Localised } from '../../texts/languages.ts';
import type { Page } from '../../platform/http/listing.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { createSiteDirectory } from '../site/site-directory.ts';
import { createNoticeEditingRepository, type NoticeOwner } from './notice-editing.repository.ts';
import type { NoticeCategory, NoticeTable } from './notice.tables.ts';

export type NoticeContent = {
  domain: string | null;
  category: NoticeCategory;
  title: Localised<string>;
  body: Localised<string>;
  pinned: boolean;
  published_at: string;
};

/** A part of a notice's content; all other fields stay. */
export type NoticeChange = { [Name in keyof NoticeContent]?: NoticeContent[Name] | undefined } & {
  /** True hides the notice from readers, false shows it again. */
  withdrawn?: boolean | undefined;
};

type NoticeRow = Selectable<NoticeTable>;

/** Whether readers see a notice, will see it, or no longer do. */
export const noticeStates = ['published', 'scheduled', 'withdrawn'] as const;

const getState = (row: NoticeRow, now: Date): (typeof noticeStates)[number] =>
  row.withdrawn_at !== null ? 'withdrawn' : row.published_at > now ? 'scheduled' : 'published';

/** A notice as operators see it, in all its languages. */
const toNoticeResponse = (row: NoticeRow, now: Date) => ({
  id: row.id,
  domain: row.domain,
  category: row.category,
  title: row.title,
  body: row.body,
  pinned: row.pinned,
  published_at: row.published_at.toISOString(),
  state: getState(row, now),
  version: row.version,
});

const toColumns = (change: NoticeChange, now: Date) => ({
  ...(change.domain === undefined ? {} : { domain: change.domain }),
  ...(change.category === undefined ? {} : { category: change.category }),
  ...(change.title === undefined ? {} : { title: JSON.stringify(change.title) }),
  ...(change.body === undefined ? {} : { body: JSON.stringify(change.body) }),
  ...(change.pinned === undefined ? {} : { pinned: change.pinned }),
  ...(change.published_at === undefined ? {} : { published_at: new Date(change.published_at) }),
  ...(change.withdrawn === undefined ? {} : { withdrawn_at: change.withdrawn ? now : null }),
});

/** What the audit log stores of a notice; its texts stay in the notice itself. */
const toAuditState = ({
  title,
  category,
  pinned,
  published_at: at,
  withdrawn_at: withdrawnAt,
}: NoticeRow) => ({
  title,
  category,
  pinned,
  published_at: at.toISOString(),
  withdrawn: withdrawnAt !== null,
});

/** Creates, changes and deletes notices. */
export const createNoticeEditing = (dependencies: { db: Db; clock: Clock; ids: Ids; audit: Audit }) => {
  const { db, clock, ids, audit } = dependencies;
  const notices = createNoticeEditingRepository(db);
  const sites = createSiteDirectory(db);
  const toResponse = (row: NoticeRow) => toNoticeResponse(row, clock.now());

  const checkDomain = async (domain: string | null | undefined) => {
    if (typeof domain === 'string') await sites.get(domain);
  };

  const lockVersion = async (trx: Trx, id: string, seen: SeenVersion) => {
    const row = await notices.lock(trx, id);
    if (!row) throw new AppError('not_found');
    checkVersion(seen, row.version, toResponse(row));
    return row;
  };

  return {
    async list(owner: NoticeOwner, page: Page) {
      const [rows, total] = await Promise.all([notices.page(owner, page), notices.count(owner)]);
      return { items: rows.map(toResponse), total };
    },

    async find(id: string) {
      const row = await notices.find(id);
      if (!row) throw new AppError('not_found');
      return toResponse(row);
    },

    async create(
      actor: Actor,
      content: Omit<NoticeContent, 'published_at'> & { published_at?: string | undefined },
    ) {
      await checkDomain(content.domain);
      const publishedAt = content.published_at ?? clock.now().toISOString();
      return db.transaction().execute(async (trx) => {
        const row = await notices.insert(trx, {
          id: ids.uuid(),
          domain: content.domain,
          category: content.category,
          title: JSON.stringify(content.title),
          body: JSON.stringify(content.body),
          pinned: content.pinned,
          published_at: new Date(publishedAt),
        });
        const domain = row.domain ?? actor.domain;
        await audit.record(
          actor,
          { action: 'notice.created', subject: row.id, domain, after: toAuditState(row) },
          trx,
        );
        return toResponse(row);
      });
    },

    async change(actor: Actor, id: string, seen: SeenVersion, change: NoticeChange) {
      await checkDomain(change.domain);
      return db.transaction().execute(async (trx) => {
        const before = await lockVersion(trx, id, seen);
        const after = await notices.update(trx, id, {
          ...toColumns(change, clock.now()),
          version: before.version + 1,
        });
        const states = { before: toAuditState(before), after: toAuditState(after) };
        const domain = after.domain ?? actor.domain;
        await audit.record(actor, { action: 'notice.changed', subject: id, domain, ...states }, trx);
        return toResponse(after);
      });
    },

    async remove(actor: Actor, id: string, seen: SeenVersion) {
      await db.transaction().execute(async (trx) => {
        const before = await lockVersion(trx, id, seen);
        await notices.delete(trx, id);
        const domain = before.domain ?? actor.domain;
        await audit.record(
          actor,
          { action: 'notice.deleted', subject: id, domain, before: toAuditState(before) },
          trx,
        );
      });
    },
  };
};
