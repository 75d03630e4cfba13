import type { ServerResponse } from 'node:http';

/** A build error or conflict, shown on open pages until it is fixed. */
export type Problem = { title: string; report: string };

/** Server-sent events for open pages: the revision that is served, and the current problem. */
export function createPageEvents() {
  const listeners = new Set<ServerResponse>();
  // Different in every process, so that pages left open reload when the server is started again.
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
    /** Sends the current state to a page, and every later change. */
    subscribe(response: ServerResponse) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 500\n');
      send(response);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
    publishRevision() {
      count += 1;
      sendAll();
    },
    /** `undefined` removes the problem that is shown. */
    showProblem(next: Problem | undefined) {
      problem = next;
      sendAll();
    },
    close() {
      for (const response of listeners) response.end();
    },
  };
}
