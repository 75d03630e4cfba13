import { z } from 'zod';

/** The facts of a channel that YouTube returns. */
export type YoutubeChannel = {
  id: string;
  title: string;
  /** With its `@`; undefined when the channel has none. */
  handle: string | undefined;
  thumbnail: string | undefined;
  /** Undefined when the channel hides it. */
  subscribers: number | undefined;
  videos: number | undefined;
  /** The description that visitors without a translation see. */
  descriptions: string[];
  language: string | undefined;
  /** Descriptions by language. */
  translations: Record<string, string>;
  /** Only its owner sees it. */
  isPrivate: boolean;
};

export type YoutubeVideo = {
  id: string;
  channelId: string;
  title: string;
  thumbnail: string | undefined;
  publishedAt: Date | undefined;
};

const MAX_TITLE_LENGTH = 200;

/** Text that the database and pages accept. */
const cleanText = z
  .string()
  .transform((text) => text.replaceAll('\u0000', '').toWellFormed().normalize('NFC'));
const title = cleanText.transform((text) => [...text.trim()].slice(0, MAX_TITLE_LENGTH).join(''));
/** YouTube sends counts as text. */
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

/** Picture URLs of YouTube's own hosts only; for all others the portal draws a picture. */
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
  status: z.object({ privacyStatus: z.string().optional() }).optional().catch(undefined),
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

/** Parses a channel of a response; undefined when it is not one. */
export const parseChannel = (item: unknown): YoutubeChannel | undefined => {
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
    isPrivate: data.status?.privacyStatus === 'private',
  };
};

/** Parses a video of a response; undefined when it is not one. */
export const parseVideo = (item: unknown): YoutubeVideo | undefined => {
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
