import { z } from 'zod';

/** What the platform says of a channel. */
export type YoutubeChannel = {
  id: string;
  title: string;
  /** With its `@`; undefined where the channel never took one. */
  handle: string | undefined;
  thumbnail: string | undefined;
  /** Undefined where the channel hides it. */
  subscribers: number | undefined;
  videos: number | undefined;
  /** What its visitors read who have no translation. */
  descriptions: string[];
  language: string | undefined;
  /** Descriptions by language. */
  translations: Record<string, string>;
};

export type YoutubeVideo = {
  id: string;
  channelId: string;
  title: string;
  thumbnail: string | undefined;
  publishedAt: Date | undefined;
};

const LONGEST_TITLE = 200;

/** Text that any database and page can hold. */
const cleanText = z
  .string()
  .transform((text) => text.replaceAll('\u0000', '').toWellFormed().normalize('NFC'));
const title = cleanText.transform((text) => [...text.trim()].slice(0, LONGEST_TITLE).join(''));
/** Counts are sent as text. */
const count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional()
  .catch(undefined);
const handle = z
  .string()
  .max(100)
  .transform((text) => (text.startsWith('@') ? text : undefined))
  .optional()
  .catch(undefined);

/** Pictures come from the platform's own hosts, or are drawn by this portal; nothing else gets into a page. */
const pictureUrl = z
  .string()
  .max(1000)
  .regex(/^(https:\/\/([a-z0-9-]+\.)*(ggpht|googleusercontent|ytimg)\.com\/|\/media\/[a-z]+\/[\w-]+\.svg$)/);
const picture = z.object({ url: pictureUrl }).optional().catch(undefined);
const pictures = z
  .object({ medium: picture, default: picture })
  .transform((sizes) => sizes.medium?.url ?? sizes.default?.url)
  .optional()
  .catch(undefined);

const channelItem = z.object({
  id: z.string(),
  snippet: z.object({
    title,
    description: cleanText.default(''),
    customUrl: handle,
    thumbnails: pictures,
    defaultLanguage: z.string().max(35).optional().catch(undefined),
  }),
  localizations: z.record(z.string().max(35), z.object({ description: cleanText.default('') })).optional(),
  brandingSettings: z
    .object({ channel: z.object({ description: cleanText.optional() }).optional() })
    .optional()
    .catch(undefined),
  statistics: z
    .object({ subscriberCount: count, hiddenSubscriberCount: z.boolean().default(false), videoCount: count })
    .optional()
    .catch(undefined),
});

const videoItem = z.object({
  id: z.string(),
  snippet: z.object({
    channelId: z.string(),
    title,
    thumbnails: pictures,
    publishedAt: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .optional()
      .catch(undefined),
  }),
});

/** Reads a channel of an answer; undefined where it is not one. */
export const readChannel = (item: unknown): YoutubeChannel | undefined => {
  const { data } = channelItem.safeParse(item);
  if (!data) return undefined;
  const { snippet, statistics, localizations = {} } = data;
  const { [snippet.defaultLanguage ?? '']: shown, ...translations } = localizations;
  const branding = data.brandingSettings?.channel?.description;
  const descriptions = [snippet.description, branding, shown?.description];
  return {
    id: data.id,
    title: snippet.title || data.id,
    handle: snippet.customUrl,
    thumbnail: snippet.thumbnails,
    subscribers: statistics?.hiddenSubscriberCount ? undefined : statistics?.subscriberCount,
    videos: statistics?.videoCount,
    descriptions: [...new Set(descriptions.filter((text) => text !== undefined))],
    language: snippet.defaultLanguage,
    translations: Object.fromEntries(
      Object.entries(translations).map(([language, { description }]) => [language, description]),
    ),
  };
};

/** Reads a video of an answer; undefined where it is not one. */
export const readVideo = (item: unknown): YoutubeVideo | undefined => {
  const { data } = videoItem.safeParse(item);
  if (!data) return undefined;
  const { id, snippet } = data;
  return {
    id,
    channelId: snippet.channelId,
    title: snippet.title || id,
    thumbnail: snippet.thumbnails,
    publishedAt: snippet.publishedAt,
  };
};
