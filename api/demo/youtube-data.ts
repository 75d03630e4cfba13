import { toPacificDay } from '../src/platform/clock.ts';
import { toMediaUrl } from '../src/content/media/drawing.ts';
import { addDays } from '../src/platform/calendar.ts';
import { readDemoState, reportsDirectory } from './demo-state.ts';
import type { DemoChannel, DemoDomain } from './domains/index.ts';
import { chanceBetween, createId, hashText } from './figures/noise.ts';
import { createVideos, getYoutubeId } from './figures/videos.ts';
import { type DemoProfile, getDomains } from './profiles.ts';

/** The data of the YouTube stand-in for the demo. */
export type DemoYoutubeData = {
  channels: Iterable<DemoYoutubeChannel>;
  videos: Iterable<{
    id: string;
    channel_id: string;
    title: string;
    published_at: string;
    thumbnail: string;
  }>;
};

export type DemoYoutubeChannel = {
  id: string;
  handle: string;
  title: string;
  description: string;
  default_language: string;
  localizations?: Record<string, { title: string; description: string }>;
  subscribers: number;
  videos: number;
  thumbnail: string;
};

/** Channels that are not registered yet, for trying the registration. */
const newcomers: { handle: string; title: string; language: string }[] = [
  { handle: '@summer.walk', title: '여름밤 산책', language: 'ko' },
  { handle: '@butter.n.salt', title: '버터와 소금', language: 'ko' },
  { handle: '@harbour.lights', title: 'Harbour Lights', language: 'en' },
  { handle: '@night.market.tw', title: '夜市走走', language: 'zh-TW' },
  { handle: '@morning.tea', title: '早茶时光', language: 'zh-CN' },
  { handle: '@quiet.rooms', title: 'Quiet Rooms', language: 'en' },
];

const LEAST_SUBSCRIBERS = 1_200;
const MOST_SUBSCRIBERS = 640_000;

const chooseSubscribers = (id: string) =>
  Math.round(chanceBetween(hashText(id), 21, 0, 1) ** 3 * MOST_SUBSCRIBERS + LEAST_SUBSCRIBERS);

const createChannel = (
  id: string,
  { handle, title, language, videos }: { handle: string; title: string; language: string; videos: number },
): DemoYoutubeChannel => ({
  id,
  handle,
  title,
  description: `${title} · ${handle}`,
  default_language: language,
  subscribers: chooseSubscribers(id),
  videos,
  thumbnail: toMediaUrl('avatar', id),
});

/** A channel that needs verification has a translation, which is the usual reason why verification fails. */
const addTranslation = (channel: DemoYoutubeChannel, { verification }: DemoChannel): DemoYoutubeChannel =>
  verification === 'verified' || verification === 'none'
    ? channel
    : { ...channel, localizations: { en: { title: channel.title, description: `About ${channel.handle}` } } };

const listRegisteredChannels = (domain: DemoDomain) =>
  domain.channels.map((channel) => {
    const { handle, name: title, shorts } = channel;
    const known = { handle, title, language: domain.language, videos: shorts?.count ?? 0 };
    return addTranslation(createChannel(getYoutubeId(domain, channel), known), channel);
  });

/** The day the demo was created; today when it is missing. */
const readAnchor = async (dataDirectory: string) => {
  try {
    return (await readDemoState(reportsDirectory(dataDirectory))).seededOn;
  } catch {
    return toPacificDay(new Date()); // The demo does not exist yet.
  }
};

/** The demo's channels and videos as YouTube would return them, and some that can be registered. */
export const createDemoYoutubeData = async (
  profile: DemoProfile,
  dataDirectory: string,
): Promise<DemoYoutubeData> => {
  const domains = getDomains(profile);
  const anchor = await readAnchor(dataDirectory);
  return {
    channels: [
      ...domains.flatMap(listRegisteredChannels),
      ...newcomers.map((channel) =>
        createChannel(`UC${createId(channel.handle, 22)}`, { ...channel, videos: 12 }),
      ),
    ],
    videos: domains.flatMap(createVideos).map(({ id, channelYoutubeId, title, published }) => ({
      id,
      channel_id: channelYoutubeId,
      title,
      // Noon in California: the same day there in winter and in summer.
      published_at: `${addDays(anchor, published)}T20:00:00Z`,
      thumbnail: toMediaUrl('thumbnail', id),
    })),
  };
};
