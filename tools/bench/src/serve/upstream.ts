import http from 'node:http';
import type { IncomingMessage } from 'node:http';

export type Answer = { status: number; headers: http.OutgoingHttpHeaders; body: Buffer };

/** Headers that hold for one connection only. */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

const bodyOf = async (message: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** Asks the portal what a browser asked, the host's name included. */
export async function askUpstream(
  port: number,
  request: IncomingMessage,
  headers: http.OutgoingHttpHeaders = {},
): Promise<Answer> {
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
      (answer) => {
        bodyOf(answer).then((bytes) => {
          const kept = Object.entries(answer.headers).filter(([name]) => !HOP.has(name));
          resolve({ status: answer.statusCode ?? 502, headers: Object.fromEntries(kept), body: bytes });
        }, reject);
      },
    );
    upstream.on('error', reject);
    upstream.end(body);
  });
}
