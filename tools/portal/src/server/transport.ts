import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';

export interface Exchange {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | AsyncIterable<Buffer>;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/**
 * One request. Not by `fetch`: that gives up on an answer after five minutes, and taking in a large report may need
 * longer.
 */
export async function exchange(url: URL, { method, headers = {}, body }: Exchange): Promise<Answer> {
  const request = (url.protocol === 'https:' ? https : http).request(url, { method, headers });
  const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  // A server may answer, and hang up, before it has read everything; then its answer counts, not the broken pipe.
  const sent = pipeline(
    Readable.from(body === undefined ? [] : typeof body === 'string' ? [body] : body),
    request,
  );
  sent.catch(() => {});
  const response = await answered;
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
