import http from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createChanges } from './changes.ts';
import type { Problem } from './changes.ts';
import { CLIENT_PATH, client, withClient } from './page-script.ts';

const CHANGES_PATH = '/@dev/changes';

/** Headers of one connection, not of the answer; and those that are no longer true of a page with another script. */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const OF_THE_BYTES = new Set(['content-length', 'etag']);

const isPage = ({ headers }: IncomingMessage) =>
  /text\/html/.test(headers['content-type'] ?? '') &&
  /script-src 'self'/.test(String(headers['content-security-policy']));

const kept = ({ headers }: IncomingMessage, dropped: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));

/** A page on its way from the server to the browser. */
export type Page = { path: string; status: number; headers: OutgoingHttpHeaders; html: string };

export type OwnFile = { type: string; body: string | Buffer };

/** Where requests go, and what they say there of whom they ask. */
export type Upstream = { origin: URL; change?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders };

export type FrontOptions = {
  /** What the front answers itself; undefined is asked of the server. */
  ownFile: (request: IncomingMessage) => Promise<OwnFile | undefined>;
  /** What becomes of a page on its way. @default nothing */
  changePage?: (page: Page) => Promise<Page>;
};

/**
 * What browsers talk to while the server behind it comes and goes: passes requests on, lets them wait while there is no
 * server, and gives every page the script that reloads it. So the server itself knows nothing of development.
 */
export function createFront({ ownFile, changePage = (page) => Promise.resolve(page) }: FrontOptions) {
  const changes = createChanges();
  let upstream = Promise.withResolvers<Upstream>();

  const ask = async (request: IncomingMessage) => {
    const headers = { ...request.headers };
    if (/text\/html/.test(headers.accept ?? '')) {
      // A page is changed on its way, so it has to come in full and in plain.
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    const { method, url } = request;
    const { origin, change = (same) => same } = await upstream.promise;
    const { protocol, hostname, port } = origin;
    const asked = (protocol === 'https:' ? https : http).request({
      ...{ protocol, hostname, port, agent: false, headers: change(headers) },
      ...(method !== undefined && { method }),
      ...(url !== undefined && { path: url }),
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      asked.on('response', resolve);
      asked.on('error', reject);
    });
    // What goes wrong while sending shows in the answer, or in its absence.
    pipeline(request, asked).catch((error: unknown) =>
      asked.destroy(error instanceof Error ? error : undefined),
    );
    return answered;
  };

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    // Before the page is made: a change meanwhile shall reload it.
    const revision = changes.revision();
    const answer = await ask(request);
    const status = answer.statusCode ?? 502;
    if (!isPage(answer)) {
      response.writeHead(status, kept(answer, HOP));
      return pipeline(answer, response);
    }
    const { pathname: path } = new URL(request.url ?? '/', 'http://host');
    const headers = kept(answer, new Set([...HOP, ...OF_THE_BYTES]));
    const page = await changePage({ path, status, headers, html: await text(answer) });
    response.writeHead(page.status, page.headers);
    response.end(withClient(page.html, revision));
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { url } = request;
    if (url === CHANGES_PATH) return changes.tell(response);
    const own =
      url === CLIENT_PATH ? { type: 'text/javascript; charset=utf-8', body: client } : await ownFile(request);
    if (own === undefined) return pass(request, response);
    response.writeHead(200, {
      'content-type': own.type,
      'cache-control': 'no-store',
      // Sources of what is not published yet are for our own pages only.
      'cross-origin-resource-policy': 'same-origin',
    });
    response.end(own.body);
  };

  const server = http.createServer((request, response) => {
    serve(request, response).catch(() => {
      // The server ended in the middle, or the browser went away; whoever is still there shall not wait.
      if (!response.headersSent) response.writeHead(502, { 'retry-after': '1' });
      response.end();
    });
  });

  return {
    server,
    /** From now on requests go there: to a port of this machine, or further. */
    use(target: number | Upstream) {
      const to = typeof target === 'number' ? { origin: new URL(`http://127.0.0.1:${target}`) } : target;
      upstream.resolve(to);
      upstream = { ...upstream, promise: Promise.resolve(to) };
    },
    /** From now on requests wait for the next server. */
    hold() {
      upstream = Promise.withResolvers<Upstream>();
    },
    /** Requests that wait, and those to come, are told that there is no server. */
    fail() {
      upstream.promise.catch(() => {}); // Nobody may be waiting.
      upstream.reject(new Error('There is no server.'));
    },
    /** Lets all open pages reload. */
    reload: () => changes.announce(),
    /** Shows open pages what is wrong, or with undefined that all is well again. */
    show: (problem: Problem | undefined) => changes.show(problem),
    close() {
      changes.end();
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Front = ReturnType<typeof createFront>;
