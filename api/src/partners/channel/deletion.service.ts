import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Session } from '../../platform/http/request-context.ts';
import type { JobStore } from '../../platform/jobs/job-store.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { deleteChannelFigures } from '../../figures/ingest/delete-figures.ts';
import type { Reauthentication } from '../../access/session/reauthentication.ts';
import { cancelVerification } from '../verification/verification-job.ts';
import { createChannelRepository } from './channel.repository.ts';

/** Deletes channels permanently, with all their figures. */
export const createDeletionService = (dependencies: {
  db: Db;
  audit: Audit;
  jobs: JobStore;
  confirm: Reauthentication;
}) => {
  const { db, audit, jobs, confirm } = dependencies;
  return async (session: Session, actor: Actor, ids: readonly string[], password: string) => {
    await confirm(session, password);
    const { accountId } = session;
    await db.transaction().execute(async (trx) => {
      // Figures first, because an ingest takes its lock before it locks channels, and so must this.
      await deleteChannelFigures(trx, accountId, ids);
      const channels = createChannelRepository(trx);
      const found = await channels.lock(accountId, ids);
      // All or none; figures of another account's channel were not touched.
      if (found.length < ids.length) throw new AppError('not_found');
      for (const channel of found) {
        await cancelVerification(jobs, { accountId, channelId: channel.id }, trx);
        const before = { youtube_id: channel.youtube_id, name: channel.name, status: channel.status };
        await audit.record(actor, { action: 'channel.deleted', subject: channel.id, before }, trx);
      }
      await channels.delete(accountId, ids);
    });
  };
};
