import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Actor } from '../audit/actor.ts';
import type { Audit } from '../audit/audit.service.ts';
import { createSiteDirectory } from '../../content/site/site-directory.ts';
import { createExternalRepository } from './external.repository.ts';
import { hashSecret, createSecret } from './external.service.ts';

/** The keys of other sites' servers. */
export const createServerKeyService = (dependencies: { db: Db; clock: Clock; ids: Ids; audit: Audit }) => {
  const { db, clock, ids, audit } = dependencies;
  const external = createExternalRepository(db);
  const sites = createSiteDirectory(db);

  return {
    async list(domain: string) {
      await sites.get(domain);
      return external.keys(domain);
    },

    /** The only response that contains the key. */
    async create(actor: Actor, domain: string, name: string) {
      if ((await sites.get(domain)).is_console) throw new AppError('unknown_domain');
      const key = createSecret('sk_');
      const row = {
        id: ids.uuid(),
        domain,
        key_hash: hashSecret(key),
        name,
        created_at: clock.now(),
        created_by: actor.id ?? actor.role,
      };
      await db.transaction().execute(async (trx) => {
        await external.insertKey(row, trx);
        await audit.record(
          actor,
          { action: 'server_key.created', subject: row.id, domain, after: { name } },
          trx,
        );
      });
      return { key, row };
    },

    async remove(actor: Actor, id: string) {
      await db.transaction().execute(async (trx) => {
        const gone = await external.deleteKey(id, trx);
        if (!gone) throw new AppError('not_found');
        const { domain, name } = gone;
        await audit.record(
          actor,
          { action: 'server_key.deleted', subject: id, domain, before: { name } },
          trx,
        );
      });
    },
  };
};
