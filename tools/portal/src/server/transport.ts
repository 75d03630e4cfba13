import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';

export type RequestOptions = {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | AsyncIterable<Buffer>;
};

export type ServerResponse = {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The bytes as text. */
  body: string;
  bytes: Buffer;
};

/** Sends one HTTP request, and returns the response before its body. */
async function openResponse(url: URL, { method, headers = {}, body }: RequestOptions) {
  const request = (url.protocol === 'https:' ? https : http).request(url, { method, headers });
  const received = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    // Also emitted below when sending fails: a server may respond and disconnect before it has read the whole body, and
    // then its response counts.
    request.on('error', reject);
  });
  const parts = body === undefined ? [] : typeof body === 'string' ? [body] : body;
  pipeline(Readable.from(parts), request).catch((error: unknown) => request.emit('error', error));
  return { request, response: await received };
}

const readResponse = async (response: http.IncomingMessage): Promise<ServerResponse> => {
  const bytes = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes };
};

/**
 * Sends one HTTP request. Not with `fetch`, which times out after five minutes, because ingesting a large report may
 * take longer.
 */
export async function sendRequest(url: URL, options: RequestOptions): Promise<ServerResponse> {
  const { request, response } = await openResponse(url, options);
  try {
    return await readResponse(response);
  } finally {
    // A server that refuses a file does not read the rest, and the process would wait until the connection times out.
    if (!request.writableFinished) request.destroy();
  }
}

/** Fetches a file as a stream; the response of a failure is read completely. */
export async function download(
  url: URL,
  headers: Record<string, string>,
): Promise<{ stream: Readable } | { failure: ServerResponse }> {
  const { response } = await openResponse(url, { method: 'GET', headers });
  return response.statusCode === 200 ? { stream: response } : { failure: await readResponse(response) };
}
