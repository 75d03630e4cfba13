import http from 'node:http';
import type { IncomingMessage } from 'node:http';

export type UpstreamResponse = { status: number; headers: http.OutgoingHttpHeaders; body: Buffer };

/** Headers of one connection, which a proxy must not forward. */
const HOP_BY_HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

const bodyOf = async (message: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** Forwards a browser's request to the portal, with its host name. */
export async function forwardRequest(
  port: number,
  request: IncomingMessage,
  headers: http.OutgoingHttpHeaders = {},
): Promise<UpstreamResponse> {
  const body = await bodyOf(request);
  return new Promise((resolve, reject) => {
    const upstream = http.request(
      {
        port,
        host: '127.0.0.1',
        path: request.url,
        method: request.method,
        headers: { ...request.headers, ...headers },
      },
      (response) => {
        bodyOf(response).then((bytes) => {
          const headers = Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP_HEADERS.has(name));
          resolve({ status: response.statusCode ?? 502, headers: Object.fromEntries(headers), body: bytes });
        }, reject);
      },
    );
    upstream.on('error', reject);
    upstream.end(body);
  });
}
