import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { getContentType } from '@portal/api/pages';
import { controlDist } from '../control/control-config.ts';
import type { ControlInventory } from '../control/control-inventory.ts';
import { CONTROL_BASE } from '../control/control-set.ts';
import { controlPage } from './control-page.ts';
import { forwardRequest } from './upstream.ts';
import type { UpstreamResponse } from './upstream.ts';

/** A variant served on its own port. */
export type Variant = { port: number; close(): Promise<void> };

/** Response headers for the files of both variants, so that only their bytes differ. */
const createFileResponse = (url: string, body: Buffer, encoding: string | undefined): UpstreamResponse => ({
  status: 200,
  body,
  headers: {
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'content-type': getContentType(url),
    ...(encoding && { 'content-encoding': encoding }),
  },
});

const readControlFile = (url: string): UpstreamResponse => {
  const file = path.join(controlDist, url.slice(CONTROL_BASE.length));
  return existsSync(`${file}.br`)
    ? createFileResponse(url, readFileSync(`${file}.br`), 'br')
    : createFileResponse(url, readFileSync(file), undefined);
};

/** Compressed like the portal's pages, with lower quality than files. */
const compressPage = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });

/**
 * Serves a variant of the portal on `upstream`. Pages and files are cached after the first request, so that both
 * variants respond at the same speed; API calls are forwarded. With `control`, pages load its scripts instead of the
 * portal's.
 */
export async function serveVariant(upstream: number, control?: ControlInventory): Promise<Variant> {
  const cache = new Map<string, Promise<UpstreamResponse>>();

  const fetchPage = async (request: IncomingMessage, url: string): Promise<UpstreamResponse> => {
    const { status, headers, body } = await forwardRequest(upstream, request, {
      'accept-encoding': 'identity',
    });
    const html = control
      ? controlPage(body.toString(), new URL(url, 'http://localhost').pathname, control)
      : body.toString();
    return { status, body: compressPage(html), headers: { ...headers, 'content-encoding': 'br' } };
  };

  const fetchFile = async (request: IncomingMessage, url: string): Promise<UpstreamResponse> => {
    if (control && url.startsWith(CONTROL_BASE)) return readControlFile(url);
    const { status, headers, body } = await forwardRequest(upstream, request);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    const encoding = headers['content-encoding'];
    return createFileResponse(url, body, typeof encoding === 'string' ? encoding : undefined);
  };

  const respond = (request: IncomingMessage): Promise<UpstreamResponse> => {
    const { url = '/', method } = request;
    if (method !== 'GET' || /^\/(api|media)\//.test(url)) return forwardRequest(upstream, request);
    const key = `${url} ${request.headers.cookie ?? ''}`;
    const pending =
      cache.get(key) ?? (url.startsWith('/r/') ? fetchFile(request, url) : fetchPage(request, url));
    cache.set(key, pending);
    return pending;
  };

  const server = http.createServer((request, response) => {
    respond(request).then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A listening TCP server's address is an object with a port.
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
