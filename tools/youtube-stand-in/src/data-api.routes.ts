import type { FastifyInstance, FastifyReply } from 'fastify';
import { badParameter, type GoogleError } from './google-error.ts';
import {
  channelPartNames,
  channelResource,
  listResponse,
  videoPartNames,
  videoResource,
} from './resources.ts';
import type { StandInData } from './stand-in-data.ts';

type Query = Record<string, string | string[] | undefined>;

const MAX_IDS = 50;
const DEFAULT_RESULTS = 5;

/** Repeated parameters and comma-separated lists are equivalent. */
const listOf = (value: string | string[] | undefined) =>
  [value ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .filter((text) => text !== '');
const lastOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value.at(-1) : value);

class RequestError extends Error {
  readonly failure: GoogleError;

  constructor(failure: GoogleError) {
    super(failure.body.error.message);
    this.failure = failure;
  }
}

const partsOf = (query: Query, known: readonly string[]) => {
  const parts = listOf(query['part']);
  if (parts.length === 0)
    throw new RequestError(badParameter('missingRequiredParameter', "No 'part' parameter provided.", 'part'));
  const unknown = parts.find((part) => !known.includes(part));
  if (unknown !== undefined) throw new RequestError(badParameter('unknownPart', `'${unknown}'`, 'part'));
  return parts;
};

const filterOf = (query: Query, names: readonly string[]) => {
  const given = names.filter((name) => query[name] !== undefined);
  const [name] = given;
  if (name === undefined)
    throw new RequestError(
      badParameter('missingRequiredParameter', `No filter selected. Expected one of: ${names.join(', ')}`),
    );
  if (given.length > 1)
    throw new RequestError(
      badParameter(
        'incompatibleParameters',
        `Incompatible parameters specified in the request: ${given.join(', ')}`,
      ),
    );
  return { name, values: listOf(query[name]), text: lastOf(query[name]) ?? '' };
};

const resultsOf = (query: Query) => {
  const text = lastOf(query['maxResults']) ?? String(DEFAULT_RESULTS);
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0 || count > MAX_IDS)
    throw new RequestError(badParameter('invalidValue', `Invalid value '${text}'.`, 'maxResults'));
  return count;
};

const idsOf = (values: readonly string[]) => {
  if (values.length > MAX_IDS)
    throw new RequestError(badParameter('invalidFilters', 'The request specifies too many ids.', 'id'));
  return [...new Set(values)];
};

const defined = <Value>(values: readonly (Value | undefined)[]) =>
  values.filter((value) => value !== undefined);

const send = (reply: FastifyReply, make: () => object) => {
  try {
    return reply.send(make());
  } catch (error) {
    if (error instanceof RequestError) return reply.code(error.failure.status).send(error.failure.body);
    throw error;
  }
};

/** `channels.list` and `videos.list` with the paths, parameters, responses and errors of the real API. */
export const dataApiRoutes = (app: FastifyInstance, data: StandInData) => {
  const channelsBy: Record<
    string,
    (values: readonly string[], text: string) => ReturnType<StandInData['channels']>
  > = {
    id: (values) => defined(idsOf(values).map((id) => data.channel(id))),
    forHandle: (_values, text) => defined([data.channelByHandle(text)]),
    forUsername: (_values, text) => defined([data.channelByUsername(text)]),
  };

  app.get<{ Querystring: Query }>('/youtube/v3/channels', ({ query }, reply) =>
    send(reply, () => {
      const parts = partsOf(query, channelPartNames);
      const { name, values, text } = filterOf(query, Object.keys(channelsBy));
      const size = resultsOf(query);
      const found = channelsBy[name]?.(values, text) ?? [];
      // Like the real API, a list of ids ignores maxResults.
      const items = found.map((channel) => channelResource(channel, parts, lastOf(query['hl'])));
      return listResponse('youtube#channelListResponse', items, size);
    }),
  );

  app.get<{ Querystring: Query }>('/youtube/v3/videos', ({ query }, reply) =>
    send(reply, () => {
      const parts = partsOf(query, videoPartNames);
      const { values } = filterOf(query, ['id']);
      const size = resultsOf(query);
      const items = defined(idsOf(values).map((id) => data.video(id))).map((video) =>
        videoResource(video, parts, data.channel(video.channel_id)?.title ?? ''),
      );
      return listResponse('youtube#videoListResponse', items, size);
    }),
  );
};
