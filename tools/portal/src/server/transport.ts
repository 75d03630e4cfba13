import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';

export type Exchange = {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | AsyncIterable<Buffer>;
};

export type Answer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
};

/**
 * One request. Not by `fetch`: that gives up on an answer after five minutes, and taking in a large report may need
 * longer.
 */
export async function exchange(url: URL, { method, headers = {}, body }: Exchange): Promise<Answer> {
  const request = (url.protocol === 'https:' ? https : http).request(url, { method, headers });
  const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    // Of the sending too: a server may answer, and hang up, before it has read everything; then its answer counts.
    request.on('error', reject);
  });
  const parts = body === undefined ? [] : typeof body === 'string' ? [body] : body;
  pipeline(Readable.from(parts), request).catch((error: unknown) => request.emit('error', error));
  const response = await answered;
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
