import { createHash } from 'node:crypto';
import type { StandInChannel, StandInVideo } from './stand-in-data.ts';

const DEFAULT_PUBLISHED_AT = '2024-01-15T03:00:00Z';
const SIGNIFICANT_DIGITS = 3;

export const etagOf = (value: unknown) =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url');

/** YouTube rounds subscriber counts down to three significant digits, and returns every count as a string. */
const subscriberCount = (count: number) => {
  const step = 10 ** Math.max(0, String(count).length - SIGNIFICANT_DIGITS);
  return String(Math.floor(count / step) * step);
};

const thumbnails = (url: string | undefined, sizes: Record<string, [number, number]>) =>
  url === undefined || url === ''
    ? {}
    : Object.fromEntries(
        Object.entries(sizes).map(([name, [width, height]]) => [name, { url, width, height }]),
      );

/** Title and description in the language `hl`, else the default ones. */
const localizedText = (
  { title, description = '', localizations = {} }: StandInChannel,
  hl: string | undefined,
) => (hl === undefined ? undefined : localizations[hl]) ?? { title, description };

type Part = (channel: StandInChannel, hl: string | undefined) => object | undefined;

/** The `part` values that the stand-in supports for channels. */
const channelParts: Record<string, Part> = {
  id: () => ({}),
  snippet: (channel, hl) => ({
    snippet: {
      title: channel.title,
      description: channel.description ?? '',
      customUrl: channel.handle.toLowerCase(),
      publishedAt: channel.published_at ?? DEFAULT_PUBLISHED_AT,
      thumbnails: thumbnails(channel.thumbnail, { default: [88, 88], medium: [240, 240], high: [800, 800] }),
      ...(channel.default_language ? { defaultLanguage: channel.default_language } : {}),
      localized: localizedText(channel, hl),
    },
  }),
  localizations: ({ localizations = {} }) =>
    Object.keys(localizations).length === 0 ? {} : { localizations },
  brandingSettings: ({ title, description = '', default_language: language }) => ({
    brandingSettings: {
      channel: { title, description, ...(language ? { defaultLanguage: language } : {}) },
    },
  }),
  statistics: ({ views = 0, subscribers = 0, videos = 0, hides_subscribers: isHidden = false }) => ({
    statistics: {
      viewCount: String(views),
      subscriberCount: isHidden ? '0' : subscriberCount(subscribers),
      hiddenSubscriberCount: isHidden,
      videoCount: String(videos),
    },
  }),
  status: ({ is_private: isPrivate = false }) => ({
    status: {
      privacyStatus: isPrivate ? 'private' : 'public',
      isLinked: true,
      longUploadsStatus: 'longUploadsUnspecified',
      madeForKids: false,
    },
  }),
  contentDetails: ({ id }) => ({
    contentDetails: { relatedPlaylists: { likes: '', uploads: `UU${id.slice(2)}` } },
  }),
};

export const channelPartNames = Object.keys(channelParts);

export const channelResource = (
  channel: StandInChannel,
  parts: readonly string[],
  hl: string | undefined,
) => ({
  kind: 'youtube#channel',
  etag: etagOf(channel),
  id: channel.id,
  ...Object.assign({}, ...parts.map((part) => channelParts[part]?.(channel, hl))),
});

const videoParts: Record<string, (video: StandInVideo, channelTitle: string) => object> = {
  id: () => ({}),
  snippet: (video, channelTitle) => ({
    snippet: {
      publishedAt: video.published_at ?? DEFAULT_PUBLISHED_AT,
      channelId: video.channel_id,
      title: video.title,
      description: '',
      thumbnails: thumbnails(video.thumbnail, { default: [120, 90], medium: [320, 180], high: [480, 360] }),
      channelTitle,
      categoryId: '10',
      liveBroadcastContent: 'none',
      localized: { title: video.title, description: '' },
    },
  }),
};

export const videoPartNames = Object.keys(videoParts);

export const videoResource = (video: StandInVideo, parts: readonly string[], channelTitle: string) => ({
  kind: 'youtube#video',
  etag: etagOf(video),
  id: video.id,
  ...Object.assign({}, ...parts.map((part) => videoParts[part]?.(video, channelTitle))),
});

/** A list response. Like the real API, it has no `items` when nothing was found. */
export const listResponse = (kind: string, items: readonly object[], size: number) => ({
  kind,
  etag: etagOf(items),
  pageInfo: { totalResults: items.length, resultsPerPage: size },
  ...(items.length === 0 ? {} : { items }),
});
