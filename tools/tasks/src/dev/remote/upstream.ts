import type { IncomingHttpHeaders } from 'node:http';
import type { Upstream } from '../front.ts';

/** Names of this machine; any other in a request comes from a site that was led here. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.localhost)(:\d+)?$/;

export const isOfThisMachine = (host: string) => LOOPBACK.test(host);

/** How a server is asked for a domain: as if the browser had been there. */
export function upstreamOf(server: URL, domain: string): Upstream {
  const host = server.port ? `${domain}:${server.port}` : domain;
  return {
    origin: server,
    change: ({ referer: _, ...headers }): IncomingHttpHeaders => ({
      ...headers,
      host,
      ...(headers.origin !== undefined && { origin: `${server.protocol}//${host}` }),
    }),
  };
}
