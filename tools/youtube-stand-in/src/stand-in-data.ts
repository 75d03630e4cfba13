/** A channel of the stand-in; only id, handle and title are required. */
export type StandInChannel = {
  id: string;
  /** With `@`. */
  handle: string;
  title: string;
  description?: string;
  /** The language of title and description; undefined when the channel has none set. */
  default_language?: string;
  /** Translations by BCP 47 tag. */
  localizations?: Record<string, { title: string; description: string }>;
  /** The legacy user name, as in `/user/NAME`. */
  username?: string;
  subscribers?: number;
  hides_subscribers?: boolean;
  /** Only the owner sees it. */
  is_private?: boolean;
  views?: number;
  videos?: number;
  published_at?: string;
  /** An empty string when the platform has not created one yet. */
  thumbnail?: string;
};

export type StandInVideo = {
  id: string;
  channel_id: string;
  title: string;
  published_at?: string;
  thumbnail?: string;
};

/** The properties of a channel that a tester can change. */
export type ChannelChange = Partial<Omit<StandInChannel, 'id'>>;

const normalizeHandle = (handle: string) => handle.replace(/^@/, '').normalize('NFC').toLowerCase();

/** The channels and videos of the stand-in. */
export class StandInData {
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
    return this.channels().find((channel) => normalizeHandle(channel.handle) === normalizeHandle(handle));
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

  /** Changes an existing channel; returns undefined when there is none. */
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

  /** Removes a channel, as when the platform closes it. */
  remove(id: string) {
    return this.#channels.delete(id);
  }
}
