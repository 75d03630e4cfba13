import { pacificDayOf } from '../platform/clock.ts';
import { mediaUrl } from '../modules/media/drawing.ts';
import { addDays } from '../modules/report/calendar.ts';
import { readDemoState, reportsDirectory } from './demo-state.ts';
import type { DemoChannel, DemoDomain } from './domains/index.ts';
import { chanceBetween, idOf, seedOf } from './figures/noise.ts';
import { videosOf, youtubeIdOf } from './figures/videos.ts';
import { type DemoProfile, domainsOf } from './profiles.ts';

/** What a stand-in for the platform has to know, so that the demo finds there what it shows. */
export type DemoYoutubeWorld = {
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

/** Channels that nobody has registered yet, for trying that out. */
const newcomers: { handle: string; title: string; language: string }[] = [
  { handle: '@summer.walk', title: '여름밤 산책', language: 'ko' },
  { handle: '@butter.n.salt', title: '버터와 소금', language: 'ko' },
  { handle: '@harbour.lights', title: 'Harbour Lights', language: 'en' },
  { handle: '@night.market.tw', title: '夜市走走', language: 'zh-TW' },
  { handle: '@morning.tea', title: '早茶时光', language: 'zh-CN' },
];

const LEAST_SUBSCRIBERS = 1_200;
const MOST_SUBSCRIBERS = 640_000;

const subscribersOf = (id: string) =>
  Math.round(chanceBetween(seedOf(id), 21, 0, 1) ** 3 * MOST_SUBSCRIBERS + LEAST_SUBSCRIBERS);

const channelOf = (
  id: string,
  { handle, title, language, videos }: { handle: string; title: string; language: string; videos: number },
): DemoYoutubeChannel => ({
  id,
  handle,
  title,
  description: `${title} · ${handle}`,
  default_language: language,
  subscribers: subscribersOf(id),
  videos,
  thumbnail: mediaUrl('avatar', id),
});

/** What still has to be verified also has a translation, which is what such verifications stumble over. */
const translated = (channel: DemoYoutubeChannel, { verification }: DemoChannel): DemoYoutubeChannel =>
  verification === 'verified' || verification === 'none'
    ? channel
    : { ...channel, localizations: { en: { title: channel.title, description: `About ${channel.handle}` } } };

const registered = (domain: DemoDomain) =>
  domain.channels.map((channel) => {
    const { handle, name: title, shorts } = channel;
    const known = { handle, title, language: domain.language, videos: shorts?.count ?? 0 };
    return translated(channelOf(youtubeIdOf(domain, channel), known), channel);
  });

/** The day the demo was made, which is today if it is only about to be. */
const anchorOf = async (dataDirectory: string) => {
  try {
    return (await readDemoState(reportsDirectory(dataDirectory))).seededOn;
  } catch {
    return pacificDayOf(new Date()); // Nothing was made yet.
  }
};

/** The demo's channels and videos as the platform would tell of them, and some that can be registered. */
export const demoYoutubeWorld = async (
  profile: DemoProfile,
  dataDirectory: string,
): Promise<DemoYoutubeWorld> => {
  const domains = domainsOf(profile);
  const anchor = await anchorOf(dataDirectory);
  return {
    channels: [
      ...domains.flatMap(registered),
      ...newcomers.map((channel) => channelOf(`UC${idOf(channel.handle, 22)}`, { ...channel, videos: 12 })),
    ],
    videos: domains.flatMap(videosOf).map(({ id, channelYoutubeId, title, published }) => ({
      id,
      channel_id: channelYoutubeId,
      title,
      // Noon in California: the same day there in winter and in summer.
      published_at: `${addDays(anchor, published)}T20:00:00Z`,
      thumbnail: mediaUrl('thumbnail', id),
    })),
  };
};
