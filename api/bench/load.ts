import autocannon from 'autocannon';
import type { Call } from './scenarios.ts';

export type Load = { connections: number; perSecond: number; p50: number; p99: number; failed: number };

export type LoadOptions = { url: string; calls: readonly Call[]; connections: number; seconds: number };

const once = (options: LoadOptions, seconds: number) =>
  autocannon({
    url: options.url,
    connections: options.connections,
    duration: seconds,
    timeout: 30,
    requests: options.calls.map((call) => ({ ...call })),
  });

/** Keeps so many connections busy for so long, after a second of getting warm. Milliseconds. */
export const measureLoad = async (options: LoadOptions): Promise<Load> => {
  await once(options, 1);
  const { requests, latency, non2xx, errors, timeouts } = await once(options, options.seconds);
  return {
    connections: options.connections,
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors + timeouts,
  };
};

const ROUNDS = 30;

/** The median of calls one after another: finer than the load generator's whole milliseconds. */
export const measureAlone = async (url: string, calls: readonly Call[]) => {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const call = calls[round % calls.length];
    if (!call) throw new Error('There is nothing to call.');
    const { method, path, headers, body } = call;
    const start = performance.now();
    const reply = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) });
    bytes = (await reply.arrayBuffer()).byteLength;
    times.push(performance.now() - start);
    if (!reply.ok) throw new Error(`${method} ${path} is answered with ${reply.status}.`);
  }
  return { median: times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0, bytes };
};
