/** A channel as the stand-in knows it; everything but id, handle and title may be left out. */
export type StandInChannel = {
  id: string;
  /** With its `@`. */
  handle: string;
  title: string;
  description?: string;
  /** The language of title and description; without it nobody said. */
  default_language?: string;
  /** Translations by BCP 47 tag. */
  localizations?: Record<string, { title: string; description: string }>;
  /** The name of the days before handles, as in `/user/NAME`. */
  username?: string;
  subscribers?: number;
  hides_subscribers?: boolean;
  views?: number;
  videos?: number;
  published_at?: string;
  /** Empty: the platform has not made one yet. */
  thumbnail?: string;
};

export type StandInVideo = {
  id: string;
  channel_id: string;
  title: string;
  published_at?: string;
  thumbnail?: string;
};

/** What a tester may change of a channel. */
export type ChannelChange = Partial<Omit<StandInChannel, 'id'>>;

const keyOf = (handle: string) => handle.replace(/^@/, '').normalize('NFC').toLowerCase();

/** The channels and videos that exist as far as the stand-in is concerned. */
export class World {
  readonly #channels = new Map<string, StandInChannel>();
  readonly #videos = new Map<string, StandInVideo>();

  constructor(channels: Iterable<StandInChannel>, videos: Iterable<StandInVideo>) {
    for (const channel of channels) this.#channels.set(channel.id, channel);
    for (const video of videos) this.#videos.set(video.id, video);
  }

  channel(id: string) {
    return this.#channels.get(id);
  }

  channelByHandle(handle: string) {
    return this.channels().find((channel) => keyOf(channel.handle) === keyOf(handle));
  }

  channelByUsername(name: string) {
    return this.channels().find(({ username }) => username?.toLowerCase() === name.toLowerCase());
  }

  video(id: string) {
    return this.#videos.get(id);
  }

  channels() {
    return [...this.#channels.values()];
  }

  /** Changes a channel that is there. */
  change(id: string, change: ChannelChange) {
    const channel = this.#channels.get(id);
    if (!channel) return undefined;
    const changed = { ...channel, ...change };
    this.#channels.set(id, changed);
    return changed;
  }

  put(channel: StandInChannel) {
    this.#channels.set(channel.id, channel);
  }

  putVideo(video: StandInVideo) {
    this.#videos.set(video.id, video);
  }

  /** As when the platform closes a channel. */
  remove(id: string) {
    return this.#channels.delete(id);
  }
}
