import type { ServerResponse } from 'node:http';

/** Tells open pages, as server-sent events, which revision of everything is served. */
export function createChanges() {
  const listeners = new Set<ServerResponse>();
  // Differs between two runs, so that pages left open reload when there is a server again.
  const run = Date.now().toString(36);
  let count = 0;
  const revision = () => `${run}-${count}`;
  const send = (response: ServerResponse) => response.write(`data: ${revision()}\n\n`);

  return {
    revision,
    /** Answers a page, and goes on telling it. */
    tell(response: ServerResponse) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 500\n');
      send(response);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
    announce() {
      count += 1;
      for (const response of listeners) send(response);
    },
    end() {
      for (const response of listeners) response.end();
    },
  };
}
