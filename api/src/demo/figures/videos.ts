import { type DemoChannel, type DemoDomain, hostOf } from '../domains/index.ts';
import { titlesOf } from '../titles/titles.ts';
import { chanceBetween, idOf, seedOf, wobble } from './noise.ts';

export type DemoVideo = {
  id: string;
  title: string;
  channel: DemoChannel;
  /** The platform's id of the channel. */
  channelYoutubeId: string;
  /** Days from the day the demo was made; negative. */
  published: number;
  durationSeconds: number;
  /** Its track, by its place in the catalogue. */
  track: number;
  /** Views on its best day, before they are brought to the domain's size. */
  weight: number;
  /** Days until its best day. */
  peak: number;
  /** How much of it is watched, in percent. */
  watched: number;
  seed: number;
};

/** About how often a channel lands a hit, in days. */
const HIT_RHYTHM = 25;
/** Channels take turns, so that some hit is always young. */
const HIT_STAGGER = 5;
const YOUNGEST_HIT = 8;
const OLDEST = 420;
/** Tracks that videos use; the catalogue is larger. */
const USED_TRACKS = 160;

export const youtubeIdOf = (domain: Pick<DemoDomain, 'key'>, channel: Pick<DemoChannel, 'handle'>) =>
  `UC${idOf(`${hostOf(domain)}/${channel.handle}`, 22)}`;

/** Hits come one after another through the year; everything else lies in between and thins out. */
const placeOf = ({
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
    return { published, weight: 0.965 ** rank * wobble(seed, 2, 0.3) };
  }
  const published = -Math.round(7 + chanceBetween(seed, 3, 0, 1) ** 1.25 * (OLDEST - 7));
  return { published, weight: 0.42 * (rank - hits + 2) ** -0.78 * wobble(seed, 4, 0.35) };
};

const videosOfChannel = (domain: DemoDomain, channel: DemoChannel, position: number): DemoVideo[] => {
  const { shorts } = channel;
  if (!shorts) return [];
  const channelYoutubeId = youtubeIdOf(domain, channel);
  const channelWeight = (position + 1) ** -0.62;
  const hits = Math.min(shorts.titles.written.length, shorts.count);
  return titlesOf(shorts.titles, shorts.count).map((title, rank): DemoVideo => {
    const id = idOf(`${channelYoutubeId}/${rank}`, 11);
    const seed = seedOf(id);
    const { published, weight } = placeOf({ rank, hits, position, seed });
    return {
      id,
      title,
      channel,
      channelYoutubeId,
      published,
      durationSeconds: Math.round(chanceBetween(seed, 5, 14, 58)),
      // Few tracks are everywhere, many are used once.
      track: Math.floor(chanceBetween(seed, 6, 0, 1) ** 2.2 * USED_TRACKS),
      weight: weight * channelWeight,
      peak: chanceBetween(seed, 7, 1.6, 6.5),
      watched: chanceBetween(seed, 8, 68, 141),
      seed,
    };
  });
};

/** Every video of a domain, channel by channel. */
export const videosOf = (domain: DemoDomain): DemoVideo[] =>
  domain.channels.flatMap((channel, position) => videosOfChannel(domain, channel, position));
