import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Problem } from '@portal/shared/api';
import { CommandFailure } from '../failure.ts';
import type { Envelope, GetData, GetPath, PostBody, PostData, PostPath, Query } from './operations.ts';
import type { ShownSets } from './shown-sets.ts';
import { download, sendRequest } from './transport.ts';

/** A cell on one line; control and invisible characters would change what a terminal shows. */
const quote = (value: string) =>
  JSON.stringify(value).replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

type FileErrors = NonNullable<Problem['file_errors']>;

type Header = NonNullable<FileErrors[number]['header']>;

/** What a refused header has, and what its report must have. */
const describeHeader = ({ found, expected }: Header) => [
  `  found: ${found.map(quote).join(', ')}`,
  ...(expected.length > 0 ? [`  expected: ${expected.join(', ')}`] : []),
];

/** A line for each error, and further ones for a header. */
const describeFileErrors = (errors: FileErrors) =>
  errors.flatMap(({ path, message, code, value, accept, header }) => [
    `${path}: ${value === undefined ? '' : `${quote(value)}: `}${message}${accept || header ? ` (${code})` : ''}`,
    ...(header ? describeHeader(header) : []),
  ]);

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

const isSuccess = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === true;

/** Whether a failure is the portal's, and not that of a program between. */
const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;

const toCommandFailure = (status: number, body: unknown) => {
  if (!isProblem(body))
    return new CommandFailure(`The server answered ${status} with a body that is not the portal's.`);
  const details = [
    // `errors` repeats the refusals for pages.
    ...(body.refusals
      ? body.refusals.map(({ subject, reason }) => `${subject}: ${reason}`)
      : (body.errors ?? []).map(({ path, message }) => `${path}: ${message}`)),
    ...describeFileErrors(body.file_errors ?? []),
  ];
  return new CommandFailure(body.message, {
    code: body.code,
    details,
    hint: findHint(body.file_errors ?? []),
    reasons: body.file_errors ?? body.refusals,
  });
};

const tryParseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Is neither a result nor a problem.
  }
};

/** The encodings in which the server sends compressed copies, by the ending of their names. */
const COPY_ENCODINGS: Record<string, string> = { '.br': 'br', '.gz': 'gzip' };

type Stream = { type?: string; bytes: AsyncIterable<Buffer>; length?: number };

type Call = {
  method: 'GET' | 'POST';
  path: string;
  query?: object | undefined;
  body?: unknown;
  stream?: Stream;
  ifMatch?: string | undefined;
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
  const send = async ({ method, path, query = {}, body, stream, ifMatch }: Call) => {
    const target = new URL(`/api${path}`, url);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) target.searchParams.set(name, String(value));
    }
    const headers: Record<string, string> = { ...toHeaders(credentials), 'accept-language': 'en' };
    if (ifMatch !== undefined) headers['if-match'] = ifMatch;
    if (stream) headers['content-type'] = stream.type ?? 'application/octet-stream';
    if (stream?.length !== undefined) headers['content-length'] = String(stream.length);
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      // Some writes require one; a command sends each of its writes once.
      headers['idempotency-key'] = randomUUID();
    }
    const sent = stream ? stream.bytes : body === undefined ? undefined : JSON.stringify(body);
    return sendRequest(target, { method, headers, ...(sent === undefined ? {} : { body: sent }) });
  };

  const call = async (request: Call): Promise<unknown> => {
    const response = await send(request);
    const content = tryParseJson(response.body);
    if (response.status >= 400 || !isSuccess(content)) throw toCommandFailure(response.status, content);
    const { success: _, message: __, ...data } = content;
    return data;
  };

  const callForFile = async (request: Call): Promise<Buffer> => {
    const { status, body, bytes } = await send(request);
    if (status >= 400) throw toCommandFailure(status, tryParseJson(body));
    return bytes;
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

    get: <Path extends GetPath>(path: Path, query?: Query<Path, 'get'>): Promise<GetData<Path>> =>
      // The server checks its responses against the document that the types are generated from.
      call({ method: 'GET', path, query }) as Promise<GetData<Path>>,

    post: <Path extends PostPath>(
      path: Path,
      body: PostBody<Path>,
      { ifMatch }: { ifMatch?: string } = {},
    ): Promise<PostData<Path>> => call({ method: 'POST', path, body, ifMatch }) as Promise<PostData<Path>>, // As above.

    /** Fetches a file. */
    file: <Path extends GetPath>(path: Path, query?: Query<Path, 'get'>): Promise<Buffer> =>
      callForFile({ method: 'GET', path, query }),

    /** Fetches a file that a body describes. */
    postForFile: <Path extends PostPath>(path: Path, body: PostBody<Path>): Promise<Buffer> =>
      callForFile({ method: 'POST', path, body }),

    /** Uploads a file. */
    send: <Path extends PostPath>(
      path: Path,
      stream: Stream,
      query?: Query<Path, 'post'>,
    ): Promise<PostData<Path>> => call({ method: 'POST', path, stream, query }) as Promise<PostData<Path>>, // As above.
  };
}

export type Client = ReturnType<typeof createClient>;
