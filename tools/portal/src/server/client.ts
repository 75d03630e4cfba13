import { z } from 'zod';
import { CommandFailure } from '../failure.ts';
import { exchange } from './transport.ts';

const problem = z.looseObject({
  message: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  refusals: z.array(z.object({ subject: z.string(), reason: z.string() })).optional(),
  faults: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

const failureOf = (status: number, body: unknown) => {
  const { success, data } = problem.safeParse(body);
  if (!success)
    return new CommandFailure(`The server answered ${status} with something that is not of the portal.`);
  const details = [
    ...(data.errors ?? []).map(({ path, message }) => `${path}: ${message}`),
    ...(data.refusals ?? []).map(({ subject, reason }) => `${subject}: ${reason}`),
    ...(data.faults ?? []).map(({ path, message }) => `${path}: ${message}`),
  ];
  return new CommandFailure(data.message, { code: data.code, details });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not JSON is not of the portal either; the schema says so.
  }
};

export type Call<Output> = {
  method?: 'GET' | 'POST';
  /** Below `/api/operator`. */
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  stream?: { type: string; bytes: AsyncIterable<Buffer>; length?: number };
  ifMatch?: string;
  answer: z.ZodType<Output>;
};

/** Calls the operator API of a server with its key. */
export function createClient({ url, key }: { url: string; key: string }) {
  return {
    url,
    async call<Output>({ method = 'GET', path, query = {}, body, stream, ifMatch, answer }: Call<Output>) {
      const target = new URL(`/api/operator${path}`, url);
      for (const [name, value] of Object.entries(query)) {
        if (value !== undefined) target.searchParams.set(name, String(value));
      }
      const headers: Record<string, string> = { 'x-admin-key': key, 'accept-language': 'en' };
      if (ifMatch !== undefined) headers['if-match'] = ifMatch;
      if (stream) headers['content-type'] = stream.type;
      if (stream?.length !== undefined) headers['content-length'] = String(stream.length);
      if (body !== undefined) headers['content-type'] = 'application/json';
      const sent = stream ? stream.bytes : body === undefined ? undefined : JSON.stringify(body);
      const given = await exchange(target, {
        method,
        headers,
        ...(sent === undefined ? {} : { body: sent }),
      });
      const content = parsed(given.body);
      if (given.status >= 400) throw failureOf(given.status, content);
      const { success, data } = answer.safeParse(content);
      if (!success) {
        throw new CommandFailure(
          `The server's answer to ${method} ${target.pathname} is not what this command knows.`,
        );
      }
      return { data, tag: given.headers.etag };
    },
  };
}

export type Client = ReturnType<typeof createClient>;
