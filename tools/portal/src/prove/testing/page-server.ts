import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { TestContext } from 'node:test';
import { type MountedPage, PAGE_MOUNTED_MARK } from '@portal/shared/release';

/** Responses by path; every other path is missing. */
export type Pages = Record<string, RequestListener>;

const html = (script: string) => `<!doctype html><title>page</title><body><script>${script}</script>`;

/** A page that runs a script. */
export const pageWith =
  (script: string): RequestListener =>
  (_, response) =>
    void response.setHeader('content-type', 'text/html').end(html(script));

/** The script of a shell that mounts the page, and reports it as the portal's shell does. */
export const mounting = ({ remote, route, version }: MountedPage & { version: string }) => {
  const event = { remote, version, phase: 'page', outcome: 'ok', error_class: null };
  return `performance.mark(${JSON.stringify(PAGE_MOUNTED_MARK)}, { detail: ${JSON.stringify({ remote, route })} });
    document.addEventListener('visibilitychange', () => fetch('/api/telemetry/event', {
      method: 'POST', keepalive: true, body: JSON.stringify({ events: [${JSON.stringify(event)}], load: String(performance.timeOrigin) }),
    }), { once: true });`;
};

/** Serves pages until the test ends, and returns the origin. */
export async function servePages(t: TestContext, pages: Pages): Promise<string> {
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    if (page) page(request, response);
    else if (request.method === 'POST') response.writeHead(204).end();
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
