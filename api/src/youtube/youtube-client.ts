import type { youtube_v3 } from '@googleapis/youtube';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import { createCappedFetch, type FetchLimits } from './capped-fetch.ts';
import { parseChannel, parseVideo, type YoutubeChannel, type YoutubeVideo } from './channel-facts.ts';
import { parseFailure } from './failure.ts';
import { nextPacificMidnight } from './pacific-midnight.ts';
import type { QuotaBudget } from './quota-budget.ts';
import { ResponseTooLargeError, YoutubeError } from './youtube-error.ts';

/** The result for each id of a list: the item, nothing, or an item that cannot be parsed. */
export type LookupResult<Thing> =
  { kind: 'found'; thing: Thing } | { kind: 'missing' } | { kind: 'unreadable' };

export type YoutubeClientOptions = {
  key: string;
  /** Base URL of the Data API; no other address is called. */
  rootUrl: string;
  budget: QuotaBudget;
  clock: Clock;
  limits?: FetchLimits;
};

/** The most ids of one call. */
export const BATCH_SIZE = 50;
const LIMITS: FetchLimits = { milliseconds: 5_000, bytes: 1_048_576 };
/**
 * Without `hl`, because in another language YouTube would return a translation in place of the original
 * description.
 */
const CHANNEL_PARTS = ['snippet', 'localizations', 'brandingSettings', 'statistics', 'status'];
const VIDEO_PARTS = ['snippet'];

const listResponseSchema = (kind: string) =>
  z.object({
    // A captive portal may return 200 with any JSON; only a real response may mean that something does not exist.
    kind: z.literal(kind),
    // A response without `items` found nothing.
    items: z.array(z.unknown()).default([]),
  });
const channelListSchema = listResponseSchema('youtube#channelListResponse');
const videoListSchema = listResponseSchema('youtube#videoListResponse');
const withId = z.object({ id: z.string() });
const failedResponseSchema = z.object({ status: z.number(), data: z.unknown() });

/** The error's response; undefined when none came. */
const parseErrorResponse = (error: unknown) =>
  error instanceof Error && 'response' in error
    ? failedResponseSchema.safeParse(error.response).data
    : undefined;

/** The outermost reason of an error without a response; never the error itself, because its URL contains the key. */
const describeReason = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? describeReason(error.cause) : error.name;
};

const isTooLarge = (error: unknown): boolean =>
  error instanceof ResponseTooLargeError || (error instanceof Error && isTooLarge(error.cause));

const splitInHalf = <Item>(items: readonly Item[]) => {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
};

/** A client of the YouTube Data API. Every call may throw a `YoutubeError`, and no other error of the network. */
export const createYoutubeClient = ({
  key,
  rootUrl,
  budget,
  clock,
  limits = LIMITS,
}: YoutubeClientOptions) => {
  let opening: Promise<youtube_v3.Youtube> | undefined;
  // Loaded on first use, because loading googleapis takes a quarter of a second.
  const open = async () => {
    const { youtube } = await import('@googleapis/youtube');
    return youtube({
      version: 'v3',
      auth: key,
      rootUrl,
      fetchImplementation: createCappedFetch(limits),
      // Retries are left to the callers, which know how urgent a call is.
      retry: false,
    });
  };

  const fail = async (error: unknown): Promise<never> => {
    if (isTooLarge(error)) throw new ResponseTooLargeError('the response was too large');
    const response = parseErrorResponse(error);
    if (!response) throw new YoutubeError('unavailable', describeReason(error));
    const { kind, detail } = parseFailure(response.status, response.data);
    if (kind !== 'quota') throw new YoutubeError(kind, detail);
    await budget.markExhausted();
    throw new YoutubeError('quota', detail, nextPacificMidnight(clock.now()));
  };

  const call = async (
    schema: typeof channelListSchema,
    ask: (api: youtube_v3.Youtube) => Promise<{ data: unknown }>,
  ) => {
    await budget.spend(1);
    opening ??= open();
    const api = await opening;
    const { data: body } = await ask(api).catch(fail);
    const { data } = schema.safeParse(body);
    if (!data) throw new YoutubeError('unavailable', 'the response is not one of the Data API');
    return data.items;
  };

  const listByIds = async <Thing>(
    ids: readonly string[],
    ask: (ids: readonly string[]) => Promise<unknown[]>,
    read: (item: unknown) => Thing | undefined,
  ): Promise<Map<string, LookupResult<Thing>>> => {
    if (ids.length === 0) return new Map();
    const split = async (parts: (readonly string[])[]) => {
      const found: Map<string, LookupResult<Thing>>[] = [];
      // In sequence: the lists are long, and no user waits for them.
      for (const part of parts) found.push(await listByIds(part, ask, read));
      return new Map(found.flatMap((each) => [...each]));
    };
    if (ids.length > BATCH_SIZE) return split([ids.slice(0, BATCH_SIZE), ids.slice(BATCH_SIZE)]);
    let items: unknown[];
    try {
      items = await ask(ids);
    } catch (error) {
      if (!(error instanceof ResponseTooLargeError)) throw error;
      if (ids.length === 1) throw new YoutubeError('unavailable', error.message);
      return split(splitInHalf(ids));
    }
    const byId = new Map(items.map((item) => [withId.safeParse(item).data?.id, item]));
    return new Map(
      ids.map((id): [string, LookupResult<Thing>] => {
        if (!byId.has(id)) return [id, { kind: 'missing' }];
        const thing = read(byId.get(id));
        return [id, thing === undefined ? { kind: 'unreadable' } : { kind: 'found', thing }];
      }),
    );
  };

  const firstChannel = async (filter: { forHandle: string } | { forUsername: string }) => {
    try {
      const [item] = await call(channelListSchema, (api) =>
        api.channels.list({ part: CHANNEL_PARTS, ...filter }),
      );
      if (item === undefined) return undefined;
      const channel = parseChannel(item);
      if (!channel) throw new YoutubeError('unavailable', 'the channel cannot be read');
      return channel;
    } catch (error) {
      if (error instanceof ResponseTooLargeError) throw new YoutubeError('unavailable', error.message);
      throw error;
    }
  };

  return {
    /** Any number of channels by id, in as few calls as possible. */
    channelsById: (ids: readonly string[]): Promise<Map<string, LookupResult<YoutubeChannel>>> =>
      listByIds(
        [...new Set(ids)],
        (some) =>
          call(channelListSchema, (api) =>
            api.channels.list({ part: CHANNEL_PARTS, id: [...some], maxResults: BATCH_SIZE }),
          ),
        parseChannel,
      ),

    videosById: (ids: readonly string[]): Promise<Map<string, LookupResult<YoutubeVideo>>> =>
      listByIds(
        [...new Set(ids)],
        (some) =>
          call(videoListSchema, (api) =>
            api.videos.list({ part: VIDEO_PARTS, id: [...some], maxResults: BATCH_SIZE }),
          ),
        parseVideo,
      ),

    channelByHandle: (handle: string) => firstChannel({ forHandle: handle }),

    /** By a legacy user name; the names of `/c/` addresses are different ones. */
    channelByUsername: (name: string) => firstChannel({ forUsername: name }),
  };
};

export type YoutubeClient = ReturnType<typeof createYoutubeClient>;
