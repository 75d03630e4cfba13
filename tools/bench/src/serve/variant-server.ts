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
import { askUpstream } from './upstream.ts';
import type { Answer } from './upstream.ts';

/** One variant on a port of its own. */
export type Variant = { port: number; close(): Promise<void> };

/** The same for the files of both variants, so that nothing but their bytes differs. */
const fileAnswer = (url: string, body: Buffer, encoding: string | undefined): Answer => ({
  status: 200,
  body,
  headers: {
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'content-type': getContentType(url),
    ...(encoding && { 'content-encoding': encoding }),
  },
});

const controlFile = (url: string): Answer => {
  const file = path.join(controlDist, url.slice(CONTROL_BASE.length));
  return existsSync(`${file}.br`)
    ? fileAnswer(url, readFileSync(`${file}.br`), 'br')
    : fileAnswer(url, readFileSync(file), undefined);
};

/** Packed as the portal packs its pages: less tightly than files. */
const packPage = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });

/**
 * Serves the portal on `upstream` again. Pages and files are kept from the first time on, so that both variants answer
 * at the same speed; calls are handed on. With a `control`, pages start its scripts instead of the portal's.
 */
export async function serveVariant(upstream: number, control?: ControlInventory): Promise<Variant> {
  const kept = new Map<string, Promise<Answer>>();

  const page = async (request: IncomingMessage, url: string): Promise<Answer> => {
    const { status, headers, body } = await askUpstream(upstream, request, { 'accept-encoding': 'identity' });
    const html = control
      ? controlPage(body.toString(), new URL(url, 'http://localhost').pathname, control)
      : body.toString();
    return { status, body: packPage(html), headers: { ...headers, 'content-encoding': 'br' } };
  };

  const file = async (request: IncomingMessage, url: string): Promise<Answer> => {
    if (control && url.startsWith(CONTROL_BASE)) return controlFile(url);
    const { status, headers, body } = await askUpstream(upstream, request);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    const encoding = headers['content-encoding'];
    return fileAnswer(url, body, typeof encoding === 'string' ? encoding : undefined);
  };

  const answer = (request: IncomingMessage): Promise<Answer> => {
    const { url = '/', method } = request;
    if (method !== 'GET' || /^\/(api|media)\//.test(url)) return askUpstream(upstream, request);
    const key = `${url} ${request.headers.cookie ?? ''}`;
    const made = kept.get(key) ?? (url.startsWith('/r/') ? file(request, url) : page(request, url));
    kept.set(key, made);
    return made;
  };

  const server = http.createServer((request, response) => {
    answer(request).then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // Listening on a TCP port, it has an address with one.
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
