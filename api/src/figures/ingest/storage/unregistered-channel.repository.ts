import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { LAST_DAY } from '../../../platform/day-span.ts';
import { selectPacificDay } from '../../../platform/database/pacific-day.ts';
import type { Day } from '../../../platform/calendar.ts';
import { joinReport } from '../corrections.read.ts';
import { type ChannelDays, selectDaysOfChannel } from './channel-days.repository.ts';
import { IS_CORRECTION } from './correction.repository.ts';
import type { PresentDelivery } from './ingest.repository.ts';

/** Records the channels of a file that were not registered when it was read. */
export const recordUnregistered = async (
  trx: Trx,
  fileId: string,
  channels: readonly { youtubeId: string }[],
) => {
  await trx.deleteFrom('unregistered_channel').where('file_id', '=', fileId).execute();
  if (channels.length === 0) return;
  await sql`
    insert into unregistered_channel (youtube_id, file_id)
    select youtube_id, ${fileId}::uuid
    from json_array_elements_text(${JSON.stringify(channels.map(({ youtubeId }) => youtubeId))}::json) c(youtube_id)`.execute(
    trx,
  );
};

/** Records the files of an account with days of a channel as files to read again for the account that registers it next. */
export const recordFilesOfChannel = async (
  trx: Trx,
  { youtubeId, ...channel }: ChannelDays & { youtubeId: string },
) => {
  const { accountId, channelId, from } = channel;
  await sql`
    insert into unregistered_channel (youtube_id, file_id)
    select ${youtubeId}, r.file_id from report_day_account a join report_day r using (report_type, day, owner)
    where a.account_id = ${accountId} and a.day in (${selectDaysOfChannel(channel)})
    union
    select ${youtubeId}, r.file_id from settled_fact f ${joinReport('f')}
    where f.account_id = ${accountId} and f.channel_id = ${channelId} and f.day >= ${from}::date and f.${sql.raw(IS_CORRECTION)}
    on conflict do nothing`.execute(trx);
};

/** Deletes the record of files that count for no day any more; one that counts again is read again. */
export const forgetUncounted = async (trx: Trx, fileIds: readonly string[]) => {
  if (fileIds.length === 0) return;
  await trx
    .deleteFrom('unregistered_channel')
    .where('file_id', 'in', fileIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('report_day')
            .select('report_day.day')
            .whereRef('report_day.file_id', '=', 'unregistered_channel.file_id'),
        ),
      ),
    )
    .execute();
};

/**
 * Pairs of a file and a channel that has been registered since, from a day on before its registration. A returning channel has no
 * figures from before its approval, so no file is read again for it.
 */
export const selectOutdated = (db: Db | Trx) =>
  db
    .selectFrom('unregistered_channel')
    .innerJoin('channel_claim', 'channel_claim.youtube_id', 'unregistered_channel.youtube_id')
    .innerJoin('channel', (join) =>
      join
        .onRef('channel.account_id', '=', 'channel_claim.account_id')
        .onRef('channel.id', '=', 'channel_claim.channel_id'),
    )
    .where('channel_claim.until_day', '=', LAST_DAY)
    .where(({ eb }) => eb('channel_claim.from_day', '<', selectPacificDay('channel.registered_at')));

/** Whether a file has rows of a channel that has been registered since it was read. */
export const isOutdated = async (trx: Trx, fileId: string) => {
  const row = await selectOutdated(trx)
    .select('unregistered_channel.file_id')
    .where('unregistered_channel.file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Leaves out the digests of such files, because sending one again for these channels is no duplicate. */
export const forgetOutdatedDigests = async (trx: Trx, present: ReadonlyMap<Day, PresentDelivery>) => {
  const outdated = new Set<string>();
  for (const id of new Set([...present.values()].map(({ fileId }) => fileId)))
    if (await isOutdated(trx, id)) outdated.add(id);
  return new Map(
    [...present].map(([day, delivery]) => [
      day,
      outdated.has(delivery.fileId) ? { ...delivery, digest: '' } : delivery,
    ]),
  );
};

/** The oldest such file whose content is kept. */
export const findOutdatedFile = async (db: Db | Trx): Promise<string | undefined> => {
  const row = await selectOutdated(db)
    .innerJoin('ingest_file', 'ingest_file.id', 'unregistered_channel.file_id')
    .innerJoin('delivery_content', 'delivery_content.digest', 'ingest_file.digest')
    .select('ingest_file.id')
    .orderBy('ingest_file.created_at')
    .orderBy('ingest_file.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
};
