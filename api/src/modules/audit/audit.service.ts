import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { cutPage } from '../../platform/http/cursor.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Actor } from './actor.ts';
import type { AuditAction } from './audit-actions.ts';
import { type AuditFilter, type AuditPosition, createAuditRepository } from './audit.repository.ts';

export type Change = {
  action: AuditAction;
  /** The id of what was changed. */
  subject: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
  /** Where they are not the actor's own: an operator changes what belongs to others. */
  domain?: string;
  tenantId?: string;
};

const written = (state: Record<string, unknown> | undefined) =>
  state === undefined ? null : JSON.stringify(state);

/** Puts on record who changed what, and reads it back. */
export const createAudit = ({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) => {
  const entries = createAuditRepository(db);
  return {
    /** Belongs into the transaction of the change: neither without the other. Never give it a password or a token. */
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
          before: written(change.before),
          after: written(change.after),
          reason: change.reason ?? null,
          request_id: actor.requestId,
        },
        trx,
      ),

    /** Whether a request has changed anything. */
    isOnRecord: async (requestId: string) => (await entries.ofRequest(requestId)) !== undefined,

    async read(filter: AuditFilter, after: AuditPosition | undefined, size: number) {
      const rows = await entries.page(filter, after, size + 1);
      return cutPage(rows, size, (row) => ({ at: row.at.toISOString(), id: row.id }));
    },
  };
};

export type Audit = ReturnType<typeof createAudit>;
