import type { Day } from '../../platform/calendar.ts';
import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import { LAST_DAY } from '../../platform/day-span.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Ids } from '../../platform/ids.ts';
import type { JobStore } from '../../platform/jobs/job-store.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { notify } from '../../access/notification/notify.ts';
import { lockAssignments } from '../../access/account/account-lock.ts';
import { findFirstOpenDay } from '../../figures/ingest/closed-days.ts';
import { queueFigures } from '../../figures/ingest/figures-queue.ts';
import { moveChannelFigures, waitForIngest } from '../../figures/ingest/delete-figures.ts';
import { cancelVerification } from '../verification/verification-job.ts';
import { archiveChannel } from './archive-channel.ts';
import { checkStart, type EarliestStart } from './assignment-start.ts';
import { createAssignmentRepository } from './assignment.repository.ts';
import { createChannelRepository } from './channel.repository.ts';
import { createClaimRepository } from './claim.repository.ts';

/** A channel, the account that gets it, and the first day that is the account's. */
export type Transfer = { channel: string; account: string; from: string };

type ChannelKey = { accountId: string; channelId: string };

/** An instant on a Pacific day: it is 4 or 5 in the morning there. */
const toInstant = (day: string) => new Date(`${day}T12:00:00Z`);

/** Gives channels to other accounts from a day on that is closed for neither. */
export const createTransferService = (dependencies: {
  database: OpenDatabase;
  clock: Clock;
  ids: Ids;
  audit: Audit;
  jobs: JobStore;
}) => {
  const { database, clock, ids, audit, jobs } = dependencies;

  const findEarliest = async (trx: Trx, accounts: readonly string[], claimedFrom: string) => {
    let earliest: EarliestStart = { day: claimedFrom, reason: 'registered' };
    for (const account of accounts) {
      const day = await findFirstOpenDay(trx, account);
      if (day !== undefined && day > earliest.day) earliest = { day, reason: 'closed' };
    }
    return earliest;
  };

  /** The channel of the account that gets it: a new one, or the one that it had before. */
  const writeTarget = async (
    trx: Trx,
    { account, from }: Transfer,
    channel: NonNullable<Awaited<ReturnType<ReturnType<typeof createChannelRepository>['lockAnywhere']>>>,
  ) => {
    const channels = createChannelRepository(trx);
    const { account_id: _account, id: _id, version: _version, ...copied } = channel;
    const columns = {
      ...copied,
      // Its members can be assigned from the first day on.
      registered_at: toInstant(from),
      verification_code: null,
      archived_at: null,
    };
    const former = await channels.lockByYoutubeId(account, channel.youtube_id);
    const id = former?.id ?? ids.uuid();
    if (former) await channels.update(account, former, columns);
    else await channels.insert({ ...columns, account_id: account, id });
    return id;
  };

  /** Notifies both managers, and the members who had the channel. */
  const notifyPeople = async (
    trx: Trx,
    { actor, source, target, from }: { actor: Actor; source: ChannelKey; target: ChannelKey; from: Day },
    spans: readonly { member_id: string }[],
  ) => {
    const at = clock.now();
    for (const { accountId, channelId } of [source, target])
      await notify(
        trx,
        { accountId, memberIds: [accountId], actor, at },
        { kind: 'transfer', channel: channelId, is_received: accountId === target.accountId, from_day: from },
      );
    await notify(
      trx,
      {
        accountId: source.accountId,
        memberIds: spans.map(({ member_id: memberId }) => memberId),
        actor,
        at,
      },
      { kind: 'assignment', channel: source.channelId, part: 0, from_day: from },
    );
  };

  const transferIn = async (trx: Trx, actor: Actor, transfer: Transfer) => {
    const { channel: channelId, account, from } = transfer;
    await waitForIngest(trx);
    const channels = createChannelRepository(trx);
    const source = await channels.findAccount(channelId);
    if (source === undefined || !(await channels.isManager(account))) throw new AppError('not_found');
    for (const id of [source, account].toSorted()) await lockAssignments(trx, id);
    const channel = await channels.lockAnywhere(channelId);
    if (channel?.account_id !== source) throw new AppError('not_found');
    const claims = createClaimRepository(trx);
    const key = { accountId: source, channelId };
    const claimedFrom = await claims.findStart(key);
    // Rejected channels have no claim, and returning ones that wait for their approval have no day.
    if (source === account || claimedFrom === undefined || claimedFrom === LAST_DAY)
      throw new AppError('channel_state');
    checkStart(from, await findEarliest(trx, [source, account], claimedFrom), toPacificDay(clock.now()));
    await cancelVerification(jobs, key, trx);
    const id = await writeTarget(trx, transfer, channel);
    const spans = await createAssignmentRepository(trx, source).spansFrom(channelId, from);
    await archiveChannel(trx, { accountId: source, channel, from, now: clock.now() });
    const target = { accountId: account, channelId: id };
    await claims.beginOn(channel.youtube_id, target, from);
    await moveChannelFigures(trx, { source: key, target, from });
    await audit.record(
      actor,
      {
        action: 'channel.transferred',
        subject: channelId,
        before: { account: source, channel: channelId },
        after: { account, channel: id, from_day: from },
      },
      trx,
    );
    await notifyPeople(trx, { actor, source: key, target, from }, spans);
    return { id };
  };

  return (actor: Actor, transfer: Transfer) =>
    // Rows that an ingest has stored in steps, or deletes in the end, must not move meanwhile.
    queueFigures(database, () =>
      database.db.transaction().execute((trx) => transferIn(trx, actor, transfer)),
    );
};
