import { type DemoChannel, type DemoDomain, getHost } from '../domains/index.ts';
import { createTitles } from '../titles/titles.ts';
import { chanceBetween, createId, hashText, randomFactor } from './noise.ts';

export type DemoVideo = {
  id: string;
  title: string;
  channel: DemoChannel;
  /** YouTube's id of the channel. */
  channelYoutubeId: string;
  /** Days relative to the creation of the demo; negative. */
  published: number;
  durationSeconds: number;
  /** The index of its track in the catalogue. */
  track: number;
  /** Views on its best day, before scaling. */
  weight: number;
  /** Days until its best day. */
  peak: number;
  /** How much of it is watched, in percent. */
  watched: number;
  seed: number;
};

/** The typical days between two hits of a channel. */
const HIT_RHYTHM = 25;
/** Channels have hits at different times, so that some hit is always recent. */
const HIT_STAGGER = 5;
const YOUNGEST_HIT = 8;
const OLDEST = 420;
/** The number of tracks that videos use; the catalogue is larger. */
const USED_TRACKS = 160;

export const getYoutubeId = (domain: Pick<DemoDomain, 'key'>, channel: Pick<DemoChannel, 'handle'>) =>
  `UC${createId(`${getHost(domain)}/${channel.handle}`, 22)}`;

/** Hits are spread over the year; all other videos are published in between, fewer and fewer. */
const choosePublication = ({
  rank,
  hits,
  position,
  seed,
}: {
  rank: number;
  hits: number;
  position: number;
  seed: number;
}) => {
  if (rank < hits) {
    const turn = (position * HIT_STAGGER) % HIT_RHYTHM;
    const published = -Math.round(YOUNGEST_HIT + turn + rank * HIT_RHYTHM + chanceBetween(seed, 1, -1, 5));
    return { published, weight: 0.965 ** rank * randomFactor(seed, 2, 0.3) };
  }
  const published = -Math.round(7 + chanceBetween(seed, 3, 0, 1) ** 1.25 * (OLDEST - 7));
  return { published, weight: 0.42 * (rank - hits + 2) ** -0.78 * randomFactor(seed, 4, 0.35) };
};

const videosOfChannel = (domain: DemoDomain, channel: DemoChannel, position: number): DemoVideo[] => {
  const { shorts } = channel;
  if (!shorts) return [];
  const channelYoutubeId = getYoutubeId(domain, channel);
  const channelWeight = (position + 1) ** -0.62;
  const hits = Math.min(shorts.titles.written.length, shorts.count);
  return createTitles(shorts.titles, shorts.count).map((title, rank): DemoVideo => {
    const id = createId(`${channelYoutubeId}/${rank}`, 11);
    const seed = hashText(id);
    const { published, weight } = choosePublication({ rank, hits, position, seed });
    return {
      id,
      title,
      channel,
      channelYoutubeId,
      published,
      durationSeconds: Math.round(chanceBetween(seed, 5, 14, 58)),
      // A few tracks are used everywhere, many only once.
      track: Math.floor(chanceBetween(seed, 6, 0, 1) ** 2.2 * USED_TRACKS),
      weight: weight * channelWeight,
      peak: chanceBetween(seed, 7, 1.6, 6.5),
      watched: chanceBetween(seed, 8, 68, 141),
      seed,
    };
  });
};

/** Every video of a domain, channel by channel. */
export const createVideos = (domain: DemoDomain): DemoVideo[] =>
  domain.channels.flatMap((channel, position) => videosOfChannel(domain, channel, position));
