import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Session } from '../../platform/http/request-context.ts';
import type { JobStore } from '../../platform/jobs/job-store.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import type { Reauthentication } from '../../access/session/reauthentication.ts';
import { cancelVerification } from '../verification/verification-job.ts';
import { archiveChannel } from './archive-channel.ts';
import { createChannelRepository } from './channel.repository.ts';
import { deleteOpenFigures } from './closed-figures.ts';

/**
 * Deletes channels permanently, with all their figures. A channel with revenue of closed days is archived and loses those
 * of open days: its claim and its assignments end on the first open day.
 */
export const createDeletionService = (dependencies: {
  db: Db;
  clock: Clock;
  audit: Audit;
  jobs: JobStore;
  confirm: Reauthentication;
}) => {
  const { db, clock, audit, jobs, confirm } = dependencies;
  return async (session: Session, actor: Actor, ids: readonly string[], password: string) => {
    await confirm(session, password);
    const { accountId } = session;
    await db.transaction().execute(async (trx) => {
      // Figures first, because an ingest takes its lock before it locks channels, and so must this.
      const { firstOpenDay, kept } = await deleteOpenFigures(trx, accountId, ids);
      const channels = createChannelRepository(trx);
      const found = await channels.lock(accountId, ids);
      // All or none; figures of another account's channel were not touched.
      if (found.length < ids.length) throw new AppError('not_found');
      for (const channel of found) {
        await cancelVerification(jobs, { accountId, channelId: channel.id }, trx);
        const before = { youtube_id: channel.youtube_id, name: channel.name, status: channel.status };
        const from = kept.has(channel.id) ? firstOpenDay : undefined;
        const after = { archived_from: from ?? null };
        await audit.record(actor, { action: 'channel.deleted', subject: channel.id, before, after }, trx);
        if (from !== undefined) await archiveChannel(trx, { accountId, channel, from, now: clock.now() });
      }
      const deleted = ids.filter((id) => !kept.has(id));
      if (deleted.length > 0) await channels.delete(accountId, deleted);
    });
  };
};
