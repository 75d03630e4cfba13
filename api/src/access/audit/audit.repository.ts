import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { AuditAction, releaseActions } from './audit-actions.ts';
import type { AuditEntryTable } from './audit.tables.ts';

export type AuditFilter = {
  domain?: string | undefined;
  tenant?: string | undefined;
  actor?: string | undefined;
  action?: AuditAction | (typeof releaseActions)[number] | undefined;
  subject?: string | undefined;
  /** Only entries from this time on. */
  since?: Date | undefined;
};

/** The last entry of a page; the next page begins after it. */
export type AuditPosition = {
  at: string;
  id: string;
};

/** The stored audit entries. */
export const createAuditRepository = (db: Db) => ({
  async insert(row: Insertable<AuditEntryTable>, trx: Trx | Db = db) {
    await trx.insertInto('audit_entry').values(row).execute();
  },

  ofRequest: (requestId: string) =>
    db.selectFrom('audit_entry').select('id').where('request_id', '=', requestId).limit(1).executeTakeFirst(),

  /** The change after which a row had this version; only changes that can be undone keep it. */
  ofVersion: ({ id, version }: { id: string; version: number }, trx: Trx | Db = db) =>
    trx
      .selectFrom('audit_entry')
      .select(['action', 'before', 'after'])
      .where('subject', '=', id)
      .where(sql<string>`after ->> 'version'`, '=', String(version))
      .executeTakeFirst(),

  page: (filter: AuditFilter, after: AuditPosition | undefined, size: number) =>
    db
      .selectFrom('audit_log')
      .selectAll()
      .$if(filter.domain !== undefined, (query) => query.where('domain', '=', filter.domain ?? ''))
      .$if(filter.tenant !== undefined, (query) => query.where('tenant_id', '=', filter.tenant ?? ''))
      .$if(filter.actor !== undefined, (query) => query.where('actor', '=', filter.actor ?? ''))
      .$if(filter.action !== undefined, (query) => query.where(sql`action`, '=', filter.action))
      .$if(filter.subject !== undefined, (query) => query.where('subject', '=', filter.subject ?? ''))
      .$if(filter.since !== undefined, (query) =>
        query.where(sql<boolean>`at >= ${filter.since}::timestamptz`),
      )
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(at, id collate "C") < (${after?.at}::timestamptz, ${after?.id})`),
      )
      .orderBy('at', 'desc')
      .orderBy(sql`id collate "C"`, 'desc')
      .limit(size)
      .execute(),
});
