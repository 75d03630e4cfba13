import type { TestApi } from '../../../../platform/testing/describe-databases.ts';
import { addMember, insertSite, joinManager } from '../../../../platform/testing/fixtures.ts';
import { claimChannel, ingestText } from '../../../ingest/testing/ingest-fixtures.ts';
import { basicCsv, type Cells, revenueCsv } from '../../../ingest/testing/report-csv.ts';
import { generateHistory } from './generate-history.ts';

/** The day on which the account is not as usual; the newest. */
export const DEVIATING_DAY = '2026-11-18';
const CHANNELS = ['UCfalls0000000000000000', 'UCsteady000000000000000'];
const COUNTRIES = [
  ['KR', 0.6],
  ['JP', 0.4],
] as const;

/** What a channel has of a day from a video in a country; views earn three dollars per thousand. */
const toCells = (given: Record<'day' | 'channel' | 'video' | 'country', string>, views: number): Cells => ({
  date: given.day.replaceAll('-', ''),
  channel_id: given.channel,
  video_id: given.video,
  country_code: given.country,
  views: String(Math.round(views)),
  engaged_views: String(Math.round(views)),
  estimated_partner_revenue: (Math.round(views) * 0.003).toFixed(6),
});

/** Two channels of steady videos, of which the first loses six tenths in Japan and Korea on the day, and a new video of the second. */
const createRows = (): Cells[] => {
  const { channels } = generateHistory({
    seed: 7,
    days: 60,
    lastDay: DEVIATING_DAY,
    channels: 2,
    noise: 0.04,
    drift: 0,
    fall: { from: DEVIATING_DAY, percent: 60, channel: 0 },
  });
  const steady = channels.flatMap((days, index) =>
    days.flatMap(({ day, value }) =>
      COUNTRIES.map(([country, part]) =>
        toCells({ day, channel: CHANNELS[index] ?? '', video: `steady-vid-${index}`, country }, value * part),
      ),
    ),
  );
  const fresh = toCells(
    { day: DEVIATING_DAY, channel: CHANNELS[1] ?? '', video: 'new-video-1', country: 'KR' },
    12_000,
  );
  return [...steady, fresh];
};

/** A manager with both channels, of which its member has the one that falls. */
export const createDeviatingAccount = async (api: TestApi) => {
  api.clock.set('2026-11-21T12:00:00Z');
  const { client: manager, id: managerId } = await joinManager(api, await insertSite(api));
  const { client: member, id: memberId } = await addMember(api, manager);
  const [falling = '', steady = ''] = CHANNELS;
  const channels = [
    await claimChannel(api, managerId, { youtubeId: falling, name: '오늘의 골목', members: [memberId] }),
    await claimChannel(api, managerId, { youtubeId: steady, name: '느린 캠핑' }),
  ];
  await ingestText(api, basicCsv(createRows()));
  await ingestText(api, revenueCsv(createRows()));
  return { manager, managerId, member, memberId, channels };
};
