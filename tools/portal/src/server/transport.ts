import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';

export type RequestOptions = {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | AsyncIterable<Buffer>;
};

export type ServerResponse = {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
};

/**
 * Sends one HTTP request. Not with `fetch`, which times out after five minutes, because ingesting a large report may
 * take longer.
 */
export async function sendRequest(
  url: URL,
  { method, headers = {}, body }: RequestOptions,
): Promise<ServerResponse> {
  const request = (url.protocol === 'https:' ? https : http).request(url, { method, headers });
  const received = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    // Also emitted below when sending fails: a server may respond and disconnect before it has read the whole body, and
    // then its response counts.
    request.on('error', reject);
  });
  const parts = body === undefined ? [] : typeof body === 'string' ? [body] : body;
  pipeline(Readable.from(parts), request).catch((error: unknown) => request.emit('error', error));
  const response = await received;
  try {
    return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
  } finally {
    // A server that refuses a file does not read the rest, and the process would wait until the connection times out.
    if (!request.writableFinished) request.destroy();
  }
}
