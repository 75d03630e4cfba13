import { sql } from 'kysely';
import type { Day } from '../../platform/calendar.ts';
import type { Trx } from '../../platform/database/database.ts';
import { FIRST_DAY } from '../../platform/day-span.ts';
import type { ChannelDays } from './storage/channel-days.repository.ts';
import { lockDeliveries } from './storage/ingest.repository.ts';
import { type ChannelMove, moveChannelRows } from './storage/move-channel.repository.ts';
import { deleteChannelRows } from './storage/roll-up.repository.ts';
import { recordFilesOfChannel } from './storage/unregistered-channel.repository.ts';

/** Blocks ingests until the transaction ends, which could otherwise insert figures of an account that is being deleted. */
export const waitForIngest = (trx: Trx) => lockDeliveries(trx);

/** The content hash of a materialised list covers files only, so deleted figures need a change of the counter. */
const invalidateVideoLists = async (trx: Trx, accountId: string) => {
  await sql`
    insert into video_list_version (account_id, figures) values (${accountId}, 1)
    on conflict (account_id) do update set figures = video_list_version.figures + 1`.execute(trx);
  await sql`delete from video_list where account_id = ${accountId}`.execute(trx);
};

/**
 * Deletes the figures of some channels of an account, from a day on or all of them; to be called before the channels
 * are deleted in the same transaction. It waits for a running ingest, which could otherwise insert figures of a deleted
 * channel.
 */
export const deleteChannelFigures = async (
  trx: Trx,
  accountId: string,
  channelIds: readonly string[],
  from: Day = FIRST_DAY,
) => {
  await lockDeliveries(trx);
  for (const channelId of channelIds) await deleteChannelRows(trx, { accountId, channelId, from });
  await invalidateVideoLists(trx, accountId);
};

/** Deletes figures of a channel from a day on as above; files with days of it are read again for the account that registers it next. */
export const releaseChannelFigures = async (trx: Trx, channel: ChannelDays & { youtubeId: string }) => {
  await recordFilesOfChannel(trx, channel);
  await deleteChannelFigures(trx, channel.accountId, [channel.channelId], channel.from);
};

/** Gives figures of a channel from a day on to a channel of another account; to be called after `waitForIngest`. */
export const moveChannelFigures = async (trx: Trx, move: ChannelMove) => {
  await moveChannelRows(trx, move);
  for (const { accountId } of [move.source, move.target]) await invalidateVideoLists(trx, accountId);
};
