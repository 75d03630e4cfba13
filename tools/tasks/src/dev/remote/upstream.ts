import type { IncomingHttpHeaders } from 'node:http';
import { PAGE_STATEMENT_HEADERS } from '@portal/api/page-statement';
import type { Upstream } from '../proxy.ts';

/** Loopback host names; a request with any other comes from a site whose name resolves to this machine. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.localhost)(:\d+)?$/;

export const isLoopbackHost = (host: string) => LOOPBACK.test(host);

/** Forwards requests to a server with the headers that a browser at the domain would send. */
export function createUpstream(server: URL, domain: string): Upstream {
  const host = server.port ? `${domain}:${server.port}` : domain;
  return {
    origin: server,
    rewriteHeaders: ({ referer: _, ...headers }): IncomingHttpHeaders => ({
      ...headers,
      [PAGE_STATEMENT_HEADERS.request]: '1',
      host,
      ...(headers.origin !== undefined && { origin: `${server.protocol}//${host}` }),
    }),
  };
}
