import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { CommandFailure } from '../failure.ts';
import type { ShownSets } from './shown-sets.ts';
import { download, sendRequest } from './transport.ts';

const problemSchema = z.looseObject({
  message: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  refusals: z.array(z.object({ subject: z.string(), reason: z.string() })).optional(),
  file_errors: z
    .array(
      z.looseObject({
        path: z.string(),
        message: z.string(),
        code: z.string(),
        value: z.string().optional(),
        setting: z.string().optional(),
        accept: z.enum(['force', 'never']).optional(),
      }),
    )
    .optional(),
});

/** A cell on one line; control and invisible characters would change what a terminal shows. */
const quote = (value: string) =>
  JSON.stringify(value).replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

type FileErrors = NonNullable<z.infer<typeof problemSchema>['file_errors']>;

/** A line for each error. */
const describeFileErrors = (errors: FileErrors) =>
  errors.map(
    ({ path, message, code, value, accept }) =>
      `${path}: ${value === undefined ? '' : `${quote(value)}: `}${message}${accept ? ` (${code})` : ''}`,
  );

/** What accepts doubts. */
const findHint = (errors: FileErrors) => {
  const settings = [...new Set(errors.flatMap(({ setting }) => setting ?? []))];
  const limits = settings.length > 0 ? `; the limits are settings: ${settings.join(', ')}` : '';
  const final = errors.filter(({ accept }) => accept === 'never').map(({ code }) => code);
  if (final.length > 0) return `No reason overrules ${final.join(', ')}.`;
  return errors.some(({ accept }) => accept === 'force')
    ? `If it is right, repeat the command with --force${limits}.`
    : undefined;
};

const toCommandFailure = (status: number, body: unknown) => {
  const { success, data } = problemSchema.safeParse(body);
  if (!success)
    return new CommandFailure(`The server answered ${status} with a body that is not the portal's.`);
  const details = [
    // `errors` repeats the refusals for pages.
    ...(data.refusals
      ? data.refusals.map(({ subject, reason }) => `${subject}: ${reason}`)
      : (data.errors ?? []).map(({ path, message }) => `${path}: ${message}`)),
    ...describeFileErrors(data.file_errors ?? []),
  ];
  return new CommandFailure(data.message, {
    code: data.code,
    details,
    hint: findHint(data.file_errors ?? []),
    reasons: data.file_errors ?? data.refusals,
  });
};

const tryParseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The schema refuses `undefined`.
  }
};

/** The encodings in which the server sends compressed copies, by the ending of their names. */
const COPY_ENCODINGS: Record<string, string> = { '.br': 'br', '.gz': 'gzip' };

type Query = Record<string, string | number | undefined>;

export type Call<Output> = {
  method?: 'GET' | 'POST';
  /** Below `/api/operator`. */
  path: string;
  query?: Query;
  body?: unknown;
  stream?: { type: string; bytes: AsyncIterable<Buffer>; length?: number };
  ifMatch?: string;
  responseSchema: z.ZodType<Output>;
};

type Credentials = { key: string } | { token: string };

const toHeaders = (credentials: Credentials): Record<string, string> =>
  'token' in credentials
    ? { authorization: `Bearer ${credentials.token}` }
    : { 'x-admin-key': credentials.key };

/** Creates a client of the operator API. */
export function createClient({
  url,
  shown,
  ...credentials
}: { url: string; shown: ShownSets } & Credentials) {
  const toUrl = (path: string, query: Query) => {
    const target = new URL(`/api/operator${path}`, url);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) target.searchParams.set(name, String(value));
    }
    return target;
  };

  return {
    url,
    shown,

    /**
     * Fetches a file of a published build by `<name>/<version>/<file>`, with `.br` or `.gz` at its end its compressed copy;
     * undefined when it is missing.
     */
    async fetchBuildFile(key: string): Promise<Buffer | undefined> {
      const ending = path.extname(key);
      const encoding = COPY_ENCODINGS[ending];
      const file = encoding === undefined ? key : key.slice(0, -ending.length);
      const headers = { 'accept-encoding': encoding ?? 'identity' };
      const result = await download(new URL(`/r/${file}`, url), headers);
      if ('stream' in result) return Buffer.concat(await result.stream.toArray());
      const { status, body } = result.failure;
      if (status === 404) return undefined;
      throw toCommandFailure(status, tryParseJson(body));
    },

    async call<Output>({
      method = 'GET',
      path,
      query = {},
      body,
      stream,
      ifMatch,
      responseSchema,
    }: Call<Output>) {
      const target = toUrl(path, query);
      const headers: Record<string, string> = { ...toHeaders(credentials), 'accept-language': 'en' };
      if (ifMatch !== undefined) headers['if-match'] = ifMatch;
      if (stream) headers['content-type'] = stream.type;
      if (stream?.length !== undefined) headers['content-length'] = String(stream.length);
      if (body !== undefined) {
        headers['content-type'] = 'application/json';
        // Some writes require one; a command sends each of its writes once.
        headers['idempotency-key'] = randomUUID();
      }
      const sent = stream ? stream.bytes : body === undefined ? undefined : JSON.stringify(body);
      const response = await sendRequest(target, {
        method,
        headers,
        ...(sent === undefined ? {} : { body: sent }),
      });
      const content = tryParseJson(response.body);
      if (response.status >= 400) throw toCommandFailure(response.status, content);
      const { success, data } = responseSchema.safeParse(content);
      if (!success) {
        throw new CommandFailure(
          `The server's response to ${method} ${target.pathname} does not match this command's schema.`,
        );
      }
      return { data, tag: response.headers.etag };
    },
  };
}

export type Client = ReturnType<typeof createClient>;
