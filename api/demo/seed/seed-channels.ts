import { copyRow } from '../../src/platform/database/copy-row.ts';
import { LAST_DAY } from '../../src/platform/day-span.ts';
import { equalParts } from '../../src/partners/channel/assignment-plan.ts';
import { createJobStore } from '../../src/platform/jobs/job-store.ts';
import { randomIds } from '../../src/platform/ids.ts';
import { toMediaUrl } from '../../src/content/media/drawing.ts';
import { SEARCH_MS } from '../../src/partners/verification/check-times.ts';
import { toJobKey, VERIFICATION_JOB } from '../../src/partners/verification/verification-job.ts';
import {
  type ChannelKey,
  createVerificationRepository,
} from '../../src/partners/verification/verification.repository.ts';
import { addDays } from '../../src/platform/calendar.ts';
import type { DemoChannel, DemoDomain } from '../domains/index.ts';
import { chance, hashText } from '../figures/noise.ts';
import { createVideos, getYoutubeId } from '../figures/videos.ts';
import {
  channelId,
  dateDaysAgo,
  timeDaysAgo,
  managerId,
  memberId,
  type SeedContext,
} from './seed-context.ts';

/** Letters and digits that are not ambiguous. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

const verificationCode = (youtubeId: string) =>
  Array.from(
    { length: CODE_LENGTH },
    (_, index) => CODE_LETTERS[Math.floor(chance(hashText(youtubeId), index) * CODE_LETTERS.length)],
  ).join('');

/** How many days ago a member was assigned: the day after the channel was registered and the member was added. */
const daysAssigned = (domain: DemoDomain, { registered }: DemoChannel, member: number) => {
  const added = domain.members[member - 1]?.fees[0]?.since ?? registered;
  return Math.min(registered, added) - 1;
};

/**
 * A channel's assignments: each further member makes the parts equal from its own first day on, and the last one begins
 * those that were chosen.
 */
const createAssignments = (context: SeedContext, domain: DemoDomain, channel: DemoChannel) => {
  const members = (channel.members ?? [])
    .map((number, place) => ({
      number,
      chosen: channel.parts?.[place],
      since: daysAssigned(domain, channel, number),
    }))
    .toSorted((a, b) => b.since - a.since);
  return [...new Set(members.map(({ since }) => since))].flatMap((start, index, starts) => {
    const next = starts[index + 1];
    const own = members.filter(({ since }) => since >= start);
    const parts = equalParts(own.length);
    return own.map(({ number, since, chosen }, place) => ({
      member_id: memberId(domain, number),
      assigned_at: timeDaysAgo(context, since),
      from_day: dateDaysAgo(context, start),
      until_day: next === undefined ? LAST_DAY : dateDaysAgo(context, next),
      part: (next === undefined ? chosen : undefined) ?? parts[place] ?? 0,
    }));
  });
};

/** Searches for the code as after the press of the button: for a day, since the demo's channels do not have it. */
const beginVerification = async ({ trx, now }: SeedContext, key: ChannelKey) => {
  const jobs = createJobStore({ db: trx, clock: { now: () => now }, ids: randomIds });
  await createVerificationRepository(trx).begin(key, { now, endsAt: new Date(now.getTime() + SEARCH_MS) });
  await jobs.schedule(VERIFICATION_JOB, toJobKey(key), now, { accountId: key.accountId, trx });
};

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
      thumbnail: toMediaUrl('avatar', youtubeId),
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
  if (channel.verification === 'verifying')
    await beginVerification(context, { accountId: ids.account_id, channelId: ids.channel_id });
  const assignments = createAssignments(context, domain, channel).map((span) => ({ ...ids, ...span }));
  if (assignments.length > 0) await trx.insertInto('channel_member').values(assignments).execute();
};

const VIDEO_COLUMNS = [
  'account_id',
  'id',
  'channel_id',
  'title',
  'thumbnail',
  'published_on',
  'duration_seconds',
  'fetched_at',
];

/** Inserts a domain's channels with their assignments and shorts; their music comes from the claims report. */
export const seedChannels = async (context: SeedContext, domain: DemoDomain) => {
  for (const channel of domain.channels) await insertChannel(context, domain, channel);
  const account = managerId(domain);
  async function* rows() {
    for (const video of createVideos(domain)) {
      yield copyRow([
        account,
        video.id,
        channelId(domain, video.channel.handle),
        video.title,
        toMediaUrl('thumbnail', video.id),
        addDays(context.anchor, video.published),
        video.durationSeconds,
        context.now,
      ]);
    }
  }
  await context.database.copyIn('video', VIDEO_COLUMNS, rows(), context.trx);
};
