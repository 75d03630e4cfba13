import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { cutPage } from '../../platform/http/cursor.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Actor } from './actor.ts';
import type { AuditAction } from './audit-actions.ts';
import { type AuditFilter, type AuditPosition, createAuditRepository } from './audit.repository.ts';

export type Change = {
  action: AuditAction;
  /** The id of the changed row. */
  subject: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
  /** Where they are not the actor's own, because an operator changes another account. */
  domain?: string;
  tenantId?: string;
};

const serializeState = (state: Record<string, unknown> | undefined) =>
  state === undefined ? null : JSON.stringify(state);

/** Writes and reads the audit log. */
export const createAudit = ({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) => {
  const entries = createAuditRepository(db);
  return {
    /**
     * Call it in the transaction of the change, so that neither is written without the other. Never pass a password
     * or a token.
     */
    record: (actor: Actor, change: Change, trx: Trx | Db) =>
      entries.insert(
        {
          id: ids.uuid(),
          at: clock.now(),
          domain: change.domain ?? actor.domain,
          tenant_id: change.tenantId ?? actor.tenantId,
          actor_id: actor.id,
          actor_role: actor.role,
          action: change.action,
          subject: change.subject,
          before: serializeState(change.before),
          after: serializeState(change.after),
          reason: change.reason ?? null,
          request_id: actor.requestId,
        },
        trx,
      ),

    /** Whether the audit log has an entry of a request. */
    hasEntryOf: async (requestId: string) => (await entries.ofRequest(requestId)) !== undefined,

    /** The change after which a row had this version, if it recorded it. */
    findVersion: (row: { id: string; version: number }, trx: Trx | Db) => entries.ofVersion(row, trx),

    async read(filter: AuditFilter, after: AuditPosition | undefined, size: number) {
      const rows = await entries.page(filter, after, size + 1);
      return cutPage(rows, size, (row) => ({ at: row.at.toISOString(), id: row.id }));
    },
  };
};

export type Audit = ReturnType<typeof createAudit>;
