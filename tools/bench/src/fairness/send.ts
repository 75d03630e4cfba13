import { request } from 'node:http';
import type { Agent } from 'node:http';
import type { Call } from '@portal/api/bench';

/** Where a client calls the server from; each loopback address counts as one visitor. */
export type Client = { url: string; agent: Agent; from: string };

export type Answer = { status: number; milliseconds: number };

/** Sends a call from the client's address and reads the whole response. */
export const send = ({ url, agent, from }: Client, { method, path, headers, body }: Call): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = request(url + path, { agent, localAddress: from, method, headers }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - start }),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
