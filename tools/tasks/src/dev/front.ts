import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createChanges } from './changes.ts';
import { CLIENT_PATH, client, withClient } from './page-script.ts';

const CHANGES_PATH = '/@dev/changes';
/** Source maps are not published; they stay where the build was made. */
const MAP_PATH = /^\/r\/([\w-]+)\/[^/]+\/([\w.-]+\.map)$/;

/** Headers of one connection, not of the answer; and those that are no longer true of a page with another script. */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const OF_THE_BYTES = new Set(['content-length', 'etag']);

const isPage = ({ headers }: IncomingMessage) =>
  /text\/html/.test(headers['content-type'] ?? '') &&
  /script-src 'self'/.test(String(headers['content-security-policy']));

const kept = ({ headers }: IncomingMessage, dropped: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));

export type FrontOptions = {
  /** Where development builds lie, a folder for each package. */
  builds: string;
};

/**
 * What browsers talk to while the server behind it comes and goes: passes requests on, lets them wait while there is no
 * server, and gives every page the script that reloads it. So the server itself knows nothing of development.
 */
export function createFront({ builds }: FrontOptions) {
  const changes = createChanges();
  let port = Promise.withResolvers<number>();

  const ask = async (request: IncomingMessage) => {
    const headers = { ...request.headers };
    if (/text\/html/.test(headers.accept ?? '')) {
      // A page is changed on its way, so it has to come in full and in plain.
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    const { method, url } = request;
    const options = { host: '127.0.0.1', port: await port.promise, method, path: url, headers, agent: false };
    const asked = http.request(options as http.RequestOptions);
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
    const revision = changes.revision();
    const answer = await ask(request);
    const status = answer.statusCode ?? 502;
    if (!isPage(answer)) {
      response.writeHead(status, kept(answer, HOP));
      return pipeline(answer, response);
    }
    const page = withClient(await text(answer), revision);
    response.writeHead(status, kept(answer, new Set([...HOP, ...OF_THE_BYTES])));
    response.end(page);
  };

  /** The source map at an address; undefined where it is no such address, or the build has none. */
  const mapAt = async (url: string) => {
    const [, name, file] = MAP_PATH.exec(url) ?? [];
    if (!name || !file) return undefined;
    return readFile(path.join(builds, name, file)).catch(() => undefined);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    if (url === CHANGES_PATH) return changes.tell(response);
    const isClient = url === CLIENT_PATH;
    const ours = isClient ? client : await mapAt(url);
    if (ours === undefined) return pass(request, response);
    const type = isClient ? 'text/javascript; charset=utf-8' : 'application/json';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(ours);
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
    /** From now on requests go there. */
    use(to: number) {
      port.resolve(to);
      port = { ...port, promise: Promise.resolve(to) };
    },
    /** From now on requests wait for the next server. */
    hold() {
      port = Promise.withResolvers<number>();
    },
    /** Requests that wait, and those to come, are told that there is no server. */
    fail() {
      port.promise.catch(() => {}); // Nobody may be waiting.
      port.reject(new Error('There is no server.'));
    },
    /** Lets all open pages reload. */
    reload: () => changes.announce(),
    close() {
      changes.end();
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Front = ReturnType<typeof createFront>;
