import type { youtube_v3 } from '@googleapis/youtube';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import { createCappedFetch, type FetchLimits } from './capped-fetch.ts';
import { readChannel, readVideo, type YoutubeChannel, type YoutubeVideo } from './channel-facts.ts';
import { readFailure } from './failure.ts';
import { nextPacificMidnight } from './pacific-midnight.ts';
import type { QuotaBudget } from './quota-budget.ts';
import { AnswerTooLongError, YoutubeError } from './youtube-error.ts';

/** What a list of ids brought of each: the thing itself, nothing, or something that nobody can read. */
export type Found<Thing> = { kind: 'found'; thing: Thing } | { kind: 'missing' } | { kind: 'unreadable' };

export type YoutubeClientOptions = {
  key: string;
  /** Where the Data API is; everything goes there and nowhere else. */
  rootUrl: string;
  budget: QuotaBudget;
  clock: Clock;
  limits?: FetchLimits;
};

/** So many ids fit into one call. */
export const BATCH_SIZE = 50;
const LIMITS: FetchLimits = { milliseconds: 5_000, bytes: 1_048_576 };
/** Without `hl`: in somebody's language the platform would hide the description that everybody else sees. */
const CHANNEL_PARTS = ['snippet', 'localizations', 'brandingSettings', 'statistics'];
const VIDEO_PARTS = ['snippet'];

const answerOf = (kind: string) =>
  z.object({
    // A captive portal may answer 200 with any JSON; only a real answer may say that something is not there.
    kind: z.literal(kind),
    // Nothing found is an answer without items.
    items: z.array(z.unknown()).default([]),
  });
const channelAnswer = answerOf('youtube#channelListResponse');
const videoAnswer = answerOf('youtube#videoListResponse');
const withId = z.object({ id: z.string() });
const failedAnswer = z.object({ status: z.number(), data: z.unknown() });

/** The client knows two errors: with an answer, and without one. */
const responseOf = (error: unknown) =>
  error instanceof Error && 'response' in error ? failedAnswer.safeParse(error.response).data : undefined;

/** The outermost reason of an error that came without an answer; never the error itself, which knows the address. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? reasonOf(error.cause) : error.name;
};

const isTooLong = (error: unknown): boolean =>
  error instanceof AnswerTooLongError || (error instanceof Error && isTooLong(error.cause));

const halves = <Item>(items: readonly Item[]) => {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
};

/** Asks the YouTube Data API. Every call may throw a `YoutubeError` and nothing else that comes from the far end. */
export const createYoutubeClient = ({
  key,
  rootUrl,
  budget,
  clock,
  limits = LIMITS,
}: YoutubeClientOptions) => {
  let opening: Promise<youtube_v3.Youtube> | undefined;
  // Loading the client takes a quarter of a second that no start should wait for.
  const open = async () => {
    const { youtube } = await import('@googleapis/youtube');
    return youtube({
      version: 'v3',
      auth: key,
      rootUrl,
      fetchImplementation: createCappedFetch(limits),
      // Waiting and trying again is for those who know what for.
      retry: false,
    });
  };

  const fail = async (error: unknown): Promise<never> => {
    if (isTooLong(error)) throw new AnswerTooLongError('the answer was too long');
    const response = responseOf(error);
    if (!response) throw new YoutubeError('unavailable', reasonOf(error));
    const { kind, detail } = readFailure(response.status, response.data);
    if (kind !== 'quota') throw new YoutubeError(kind, detail);
    await budget.exhaust();
    throw new YoutubeError('quota', detail, nextPacificMidnight(clock.now()));
  };

  const call = async (
    schema: typeof channelAnswer,
    ask: (api: youtube_v3.Youtube) => Promise<{ data: unknown }>,
  ) => {
    await budget.spend(1);
    opening ??= open();
    const api = await opening;
    const { data: body } = await ask(api).catch(fail);
    const { data } = schema.safeParse(body);
    if (!data) throw new YoutubeError('unavailable', 'the answer is none of the Data API');
    return data.items;
  };

  const listByIds = async <Thing>(
    ids: readonly string[],
    ask: (ids: readonly string[]) => Promise<unknown[]>,
    read: (item: unknown) => Thing | undefined,
  ): Promise<Map<string, Found<Thing>>> => {
    if (ids.length === 0) return new Map();
    const split = async (parts: (readonly string[])[]) => {
      const found: Map<string, Found<Thing>>[] = [];
      // One after the other: these are many, and nobody is in a hurry.
      for (const part of parts) found.push(await listByIds(part, ask, read));
      return new Map(found.flatMap((each) => [...each]));
    };
    if (ids.length > BATCH_SIZE) return split([ids.slice(0, BATCH_SIZE), ids.slice(BATCH_SIZE)]);
    let items: unknown[];
    try {
      items = await ask(ids);
    } catch (error) {
      if (!(error instanceof AnswerTooLongError)) throw error;
      if (ids.length === 1) throw new YoutubeError('unavailable', error.message);
      return split(halves(ids));
    }
    const byId = new Map(items.map((item) => [withId.safeParse(item).data?.id, item]));
    return new Map(
      ids.map((id): [string, Found<Thing>] => {
        if (!byId.has(id)) return [id, { kind: 'missing' }];
        const thing = read(byId.get(id));
        return [id, thing === undefined ? { kind: 'unreadable' } : { kind: 'found', thing }];
      }),
    );
  };

  const firstChannel = async (filter: { forHandle: string } | { forUsername: string }) => {
    try {
      const [item] = await call(channelAnswer, (api) =>
        api.channels.list({ part: CHANNEL_PARTS, ...filter }),
      );
      if (item === undefined) return undefined;
      const channel = readChannel(item);
      if (!channel) throw new YoutubeError('unavailable', 'the channel cannot be read');
      return channel;
    } catch (error) {
      if (error instanceof AnswerTooLongError) throw new YoutubeError('unavailable', error.message);
      throw error;
    }
  };

  return {
    /** Any number of channels by their ids, in as few calls as possible. */
    channelsById: (ids: readonly string[]): Promise<Map<string, Found<YoutubeChannel>>> =>
      listByIds(
        [...new Set(ids)],
        (some) =>
          call(channelAnswer, (api) =>
            api.channels.list({ part: CHANNEL_PARTS, id: [...some], maxResults: BATCH_SIZE }),
          ),
        readChannel,
      ),

    videosById: (ids: readonly string[]): Promise<Map<string, Found<YoutubeVideo>>> =>
      listByIds(
        [...new Set(ids)],
        (some) =>
          call(videoAnswer, (api) =>
            api.videos.list({ part: VIDEO_PARTS, id: [...some], maxResults: BATCH_SIZE }),
          ),
        readVideo,
      ),

    channelByHandle: (handle: string) => firstChannel({ forHandle: handle }),

    /** By a name of the days before handles; the names of `/c/` are other ones. */
    channelByUsername: (name: string) => firstChannel({ forUsername: name }),
  };
};

export type YoutubeClient = ReturnType<typeof createYoutubeClient>;
