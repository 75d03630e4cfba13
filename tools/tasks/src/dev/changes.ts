import type { ServerResponse } from 'node:http';

/** What stands between the sources and the page: shown on open pages until it is mended. */
export type Problem = { title: string; report: string };

/** Tells open pages, as server-sent events, which revision of everything is served, and what is wrong with the next. */
export function createChanges() {
  const listeners = new Set<ServerResponse>();
  // Differs between two runs, so that pages left open reload when there is a server again.
  const run = Date.now().toString(36);
  let count = 0;
  let problem: Problem | undefined;
  const revision = () => `${run}-${count}`;
  const send = (response: ServerResponse) => {
    response.write(`data: ${revision()}\n\n`);
    response.write(`event: problem\ndata: ${JSON.stringify(problem ?? null)}\n\n`);
  };
  const sendAll = () => listeners.forEach(send);

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
      sendAll();
    },
    /** Undefined when all is well again. */
    show(next: Problem | undefined) {
      problem = next;
      sendAll();
    },
    end() {
      for (const response of listeners) response.end();
    },
  };
}
