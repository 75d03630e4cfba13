import http from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createPageEvents } from './page-events.ts';
import type { Problem } from './page-events.ts';
import { findPageScript, injectPageScripts } from './inject-page-scripts.ts';

const EVENTS_PATH = '/@dev/changes';

/**
 * Headers of one connection, which a proxy must not forward; and headers that no longer match a page after a script was
 * inserted.
 */
const HOP_BY_HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const BODY_HEADERS = new Set(['content-length', 'etag']);

const isPage = ({ headers }: IncomingMessage) =>
  /text\/html/.test(headers['content-type'] ?? '') &&
  /script-src 'self'/.test(String(headers['content-security-policy']));

const copyHeaders = ({ headers }: IncomingMessage, excluded: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !excluded.has(name)));

/** An HTML page that the proxy is about to send. */
export type Page = { path: string; status: number; headers: OutgoingHttpHeaders; html: string };

export type LocalFile = { type: string; body: string | Buffer };

/** The server that requests are forwarded to, and how their headers change for it. */
export type Upstream = {
  origin: URL;
  rewriteHeaders?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
};

export type DevProxyOptions = {
  /** A file that the proxy serves itself; `undefined` forwards the request to the server. */
  findLocalFile: (request: IncomingMessage) => Promise<LocalFile | undefined>;
  /** Changes a page before it is sent. @default unchanged */
  transformPage?: (page: Page) => Promise<Page>;
};

/**
 * The development server's reverse proxy: forwards requests, delays them while the server restarts, and inserts the
 * development scripts into every page. The server itself needs no development mode.
 */
export function createDevProxy({
  findLocalFile,
  transformPage = (page) => Promise.resolve(page),
}: DevProxyOptions) {
  const pageEvents = createPageEvents();
  let upstream = Promise.withResolvers<Upstream>();

  const forwardRequest = async (request: IncomingMessage) => {
    const headers = { ...request.headers };
    if (/text\/html/.test(headers.accept ?? '')) {
      // A page that is changed must be complete and uncompressed.
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    const { method, url } = request;
    const { origin, rewriteHeaders = (unchanged) => unchanged } = await upstream.promise;
    const { protocol, hostname, port } = origin;
    const upstreamRequest = (protocol === 'https:' ? https : http).request({
      protocol,
      hostname,
      port,
      agent: false,
      headers: rewriteHeaders(headers),
      ...(method !== undefined && { method }),
      ...(url !== undefined && { path: url }),
    });
    const upstreamResponse = new Promise<IncomingMessage>((resolve, reject) => {
      upstreamRequest.on('response', resolve);
      upstreamRequest.on('error', reject);
    });
    // An error while sending rejects the response.
    pipeline(request, upstreamRequest).catch((error: unknown) =>
      upstreamRequest.destroy(error instanceof Error ? error : undefined),
    );
    return upstreamResponse;
  };

  const proxyRequest = async (request: IncomingMessage, response: ServerResponse) => {
    // Read before the page is fetched, so that a change in the meantime reloads it.
    const revision = pageEvents.revision();
    const upstreamResponse = await forwardRequest(request);
    const status = upstreamResponse.statusCode ?? 502;
    if (!isPage(upstreamResponse)) {
      response.writeHead(status, copyHeaders(upstreamResponse, HOP_BY_HOP_HEADERS));
      return pipeline(upstreamResponse, response);
    }
    const { pathname: path } = new URL(request.url ?? '/', 'http://host');
    const headers = copyHeaders(upstreamResponse, new Set([...HOP_BY_HOP_HEADERS, ...BODY_HEADERS]));
    const page = await transformPage({ path, status, headers, html: await text(upstreamResponse) });
    response.writeHead(page.status, page.headers);
    response.end(injectPageScripts(page.html, revision));
  };

  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const { url } = request;
    if (url === EVENTS_PATH) return pageEvents.subscribe(response);
    const script = findPageScript(url);
    const file = script
      ? { type: 'text/javascript; charset=utf-8', body: script }
      : await findLocalFile(request);
    if (file === undefined) return proxyRequest(request, response);
    response.writeHead(200, {
      'content-type': file.type,
      'cache-control': 'no-store',
      // Unpublished sources are for pages of this origin only.
      'cross-origin-resource-policy': 'same-origin',
    });
    response.end(file.body);
  };

  const server = http.createServer((request, response) => {
    handleRequest(request, response).catch(() => {
      // The server exited while responding, or the browser disconnected; a waiting browser gets a response.
      if (!response.headersSent) response.writeHead(502, { 'retry-after': '1' });
      response.end();
    });
  });

  return {
    server,
    /** Forwards requests to a port of this machine, or to another server. */
    setUpstream(target: number | Upstream) {
      const to = typeof target === 'number' ? { origin: new URL(`http://127.0.0.1:${target}`) } : target;
      upstream.resolve(to);
      upstream = { ...upstream, promise: Promise.resolve(to) };
    },
    /** Delays requests until the next `setUpstream`. */
    pause() {
      upstream = Promise.withResolvers<Upstream>();
    },
    /** Responds with 502 to delayed and new requests until the next `pause`. */
    failRequests() {
      upstream.promise.catch(() => {}); // No request may be pending.
      upstream.reject(new Error('There is no server.'));
    },
    /** Reloads all open pages. */
    reloadPages: () => pageEvents.publishRevision(),
    /** Shows a problem on open pages; `undefined` removes it. */
    showProblem: (problem: Problem | undefined) => pageEvents.showProblem(problem),
    close() {
      pageEvents.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export type DevProxy = ReturnType<typeof createDevProxy>;
