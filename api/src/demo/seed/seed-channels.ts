import { copyRow } from '../../platform/database/copy-row.ts';
import { mediaUrl } from '../../modules/media/drawing.ts';
import { addDays } from '../../modules/report/calendar.ts';
import type { DemoChannel, DemoDomain } from '../domains/index.ts';
import { chance, hashText } from '../figures/noise.ts';
import { createVideos, getYoutubeId } from '../figures/videos.ts';
import { channelId, timeDaysAgo, managerId, memberId, type SeedContext } from './seed-context.ts';

/** Letters and digits that are not ambiguous. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

const verificationCode = (youtubeId: string) =>
  Array.from(
    { length: CODE_LENGTH },
    (_, index) => CODE_LETTERS[Math.floor(chance(hashText(youtubeId), index) * CODE_LETTERS.length)],
  ).join('');

const insertChannel = async (context: SeedContext, domain: DemoDomain, channel: DemoChannel) => {
  const { trx } = context;
  const youtubeId = getYoutubeId(domain, channel);
  const ids = { account_id: managerId(domain), channel_id: channelId(domain, channel.handle) };
  await trx
    .insertInto('channel')
    .values({
      account_id: ids.account_id,
      id: ids.channel_id,
      youtube_id: youtubeId,
      name: channel.name,
      handle: channel.handle,
      thumbnail: mediaUrl('avatar', youtubeId),
      category: channel.category,
      status: channel.status,
      verification: channel.verification,
      verification_code: channel.verification === 'none' ? null : verificationCode(youtubeId),
      registered_at: timeDaysAgo(context, channel.registered),
      approved_at: channel.approved === undefined ? null : timeDaysAgo(context, channel.approved),
      held_at: channel.held === undefined ? null : timeDaysAgo(context, channel.held),
      reviewed_at: null,
    })
    .execute();
  await trx
    .insertInto('channel_claim')
    .values({ youtube_id: youtubeId, ...ids })
    .execute();
  if (!channel.members?.length) return;
  const assignments = channel.members.map((number) => ({
    ...ids,
    member_id: memberId(domain, number),
    assigned_at: timeDaysAgo(context, (channel.approved ?? channel.registered) - 1),
  }));
  await trx.insertInto('channel_member').values(assignments).execute();
};

const VIDEO_COLUMNS = [
  ...[
    'account_id',
    'id',
    'channel_id',
    'title',
    'thumbnail',
    'published_on',
    'duration_seconds',
    'fetched_at',
  ],
];

/** Inserts a domain's channels with their assignments and shorts; their music comes from the claims report. */
export const seedChannels = async (context: SeedContext, domain: DemoDomain) => {
  for (const channel of domain.channels) await insertChannel(context, domain, channel);
  const account = managerId(domain);
  async function* rows() {
    for (const video of createVideos(domain)) {
      yield copyRow([
        ...[
          account,
          video.id,
          channelId(domain, video.channel.handle),
          video.title,
          mediaUrl('thumbnail', video.id),
        ],
        ...[addDays(context.anchor, video.published), video.durationSeconds, context.now],
      ]);
    }
  }
  await context.database.copyIn('video', VIDEO_COLUMNS, rows(), context.trx);
};
