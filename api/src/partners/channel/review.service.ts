import { CHANNEL_STATUS, type ChannelStatus } from '@portal/shared/facts';
import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { checkVersion, type SeenVersion } from '../../platform/http/if-match.ts';
import type { Session } from '../../platform/http/request-context.ts';
import type { JobStore } from '../../platform/jobs/job-store.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { waitForIngest } from '../../figures/ingest/delete-figures.ts';
import { notify } from '../../access/notification/notify.ts';
import { cancelVerification } from '../verification/verification-job.ts';
import { findChannelResponses } from './channel-responses.ts';
import { createChannelRepository } from './channel.repository.ts';
import { createClaimRepository } from './claim.repository.ts';
import { releaseOpenFigures } from './closed-figures.ts';
import { getReReviewTime } from './re-review.ts';
import { createReviewRepository } from './review.repository.ts';

export const decisions = ['approve', 'hold', 'reject'] as const;
export type Decision = (typeof decisions)[number];

const statusAfter: Record<Decision, ChannelStatus> = {
  hold: CHANNEL_STATUS.on_hold,
  approve: CHANNEL_STATUS.approved,
  reject: CHANNEL_STATUS.rejected,
};

export type Verdict = {
  channel: string;
  decision: Decision;
  reason: string | undefined;
};

/** One decision on several channels, each as the operator has seen it. */
export type BulkVerdict = Omit<Verdict, 'channel'> & { channels: readonly { id: string; version: number }[] };

/** What became of each channel of a bulk decision: decided, or why it is as it was. */
export const bulkOutcomes = ['decided', 'not_found', 'version_conflict', 'channel_state'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** The outcome of a refused decision; any other failure is the failure of the whole call. */
const toOutcome = (error: unknown): BulkOutcome => {
  const outcome = error instanceof AppError && bulkOutcomes.find((code) => code === error.code);
  if (!outcome) throw error;
  return outcome;
};

/**
 * Changes of a channel's status: an operator decides on a pending channel, a manager requests a re-review of one on
 * hold.
 */
export const createReviewService = (dependencies: {
  database: Pick<OpenDatabase, 'db' | 'bulk'>;
  clock: Clock;
  audit: Audit;
  jobs: JobStore;
}) => {
  const { database, clock, audit, jobs } = dependencies;
  const { db } = database;

  const decide = (actor: Actor, seen: SeenVersion, { channel: id, decision, reason }: Verdict) => {
    // A rejection deletes figures, which may take longer than a statement of a request may.
    const { bulk } = database;
    return (decision === 'reject' ? bulk : db).transaction().execute(async (trx) => {
      // An ingest takes its lock before it locks channels.
      if (decision === 'reject') await waitForIngest(trx);
      const channels = createChannelRepository(trx);
      const channel = await channels.lockAnywhere(id);
      if (!channel) throw new AppError('not_found');
      const { account_id: accountId, status } = channel;
      const [current] = await findChannelResponses(trx, accountId, [id]);
      checkVersion(seen, channel.version, { channel: current });
      if (status !== CHANNEL_STATUS.waiting) throw new AppError('channel_state');
      const now = clock.now();
      const next = statusAfter[decision];
      await channels.update(accountId, channel, {
        status: next,
        review_reason: reason ?? null,
        ...(decision === 'approve' ? { approved_at: now } : {}),
        // The time of the last re-review stays when a channel is put on hold again.
        ...(decision === 'hold' ? { held_at: now } : { held_at: null, reviewed_at: null }),
        ...(decision === 'reject' ? { verification: 'none', verification_code: null } : {}),
      });
      if (decision === 'approve')
        await createClaimRepository(trx).beginEarning({ accountId, channelId: id, day: toPacificDay(now) });
      if (decision === 'reject') {
        await releaseOpenFigures(trx, { accountId, channelId: id, youtubeId: channel.youtube_id });
        await cancelVerification(jobs, { accountId, channelId: id }, trx);
      }
      const partner = await createReviewRepository(trx).findPartner(accountId);
      await audit.record(
        actor,
        {
          action: 'channel.status',
          subject: id,
          before: { status },
          after: { status: next },
          tenantId: accountId,
          ...(partner ? { domain: partner.domain } : {}),
          ...(reason === undefined ? {} : { reason }),
        },
        trx,
      );
      const memberIds = [accountId, ...(current?.members ?? []).map((member) => member.id)];
      await notify(
        trx,
        { accountId, memberIds, actor, at: now },
        { kind: 'channel_status', channel: id, status: next, reason: reason ?? null },
      );
      const [after] = await findChannelResponses(trx, accountId, [id]);
      if (!after) throw new AppError('not_found');
      return after;
    });
  };

  return {
    decide,

    /** Decides on each channel separately, in a transaction of its own. */
    async decideEach(actor: Actor, { channels, ...verdict }: BulkVerdict) {
      const items: { id: string; outcome: BulkOutcome }[] = [];
      for (const { id, version } of channels) {
        const outcome = await decide(actor, version, { channel: id, ...verdict }).then(
          () => 'decided' as const,
          toOutcome,
        );
        items.push({ id, outcome });
      }
      return items;
    },

    /** @throws AppError `re_review_too_early`, with the seconds until it may be requested */
    requestReReview: (session: Session, actor: Actor, id: string) =>
      db.transaction().execute(async (trx) => {
        const { accountId } = session;
        const channels = createChannelRepository(trx);
        const [channel] = await channels.lock(accountId, [id]);
        if (!channel) throw new AppError('not_found');
        const opensAt = getReReviewTime(channel);
        if (!opensAt) throw new AppError('channel_state');
        const now = clock.now();
        const wait = opensAt.getTime() - now.getTime();
        if (wait > 0) throw new AppError('re_review_too_early', { retryAfter: Math.ceil(wait / 1000) });
        await channels.update(accountId, channel, { status: CHANNEL_STATUS.waiting, reviewed_at: now });
        const change = { before: { status: channel.status }, after: { status: CHANNEL_STATUS.waiting } };
        await audit.record(actor, { action: 'channel.status', subject: id, ...change }, trx);
        const [after] = await findChannelResponses(trx, accountId, [id]);
        if (!after) throw new AppError('not_found');
        return after;
      }),
  };
};
