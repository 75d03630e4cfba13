import autocannon from 'autocannon';
import { processorTime } from './processor-time.ts';
import type { Call } from './scenarios.ts';

export type Load = {
  connections: number;
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
  /** Processor time of a call, in milliseconds: the server's and the database's. It is the same on a busy machine. */
  processor: readonly number[];
};

export type LoadOptions = {
  url: string;
  calls: readonly Call[];
  connections: number;
  seconds: number;
  /** Whose processor time is told. */
  pids: readonly number[];
};

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
  const before = options.pids.map(processorTime);
  const { requests, latency, non2xx, errors, timeouts } = await once(options, options.seconds);
  const after = options.pids.map(processorTime);
  return {
    processor: after.map((time, index) => (time - (before[index] ?? 0)) / Math.max(1, requests.total)),
    connections: options.connections,
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors + timeouts,
  };
};

const ROUNDS = 100;

/** How long one call takes, and how large its answer is. */
export const timeOf = async (url: string, { method, path, headers, body }: Call) => {
  const start = performance.now();
  const reply = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) });
  const bytes = (await reply.arrayBuffer()).byteLength;
  if (!reply.ok) throw new Error(`${method} ${path} is answered with ${reply.status}.`);
  return { milliseconds: performance.now() - start, bytes };
};

/**
 * The median of calls one after another: finer than the load generator's whole milliseconds. Before each of them the
 * server is made to forget its answers; that is part of the processor time, and of no other.
 */
export const measureAlone = async (
  { url, calls, pids }: Pick<LoadOptions, 'url' | 'calls' | 'pids'>,
  forget: () => Promise<void>,
) => {
  const times: number[] = [];
  let bytes = 0;
  const before = pids.map(processorTime);
  for (let round = 0; round < ROUNDS; round += 1) {
    const call = calls[round % calls.length];
    if (!call) throw new Error('There is nothing to call.');
    await forget();
    const taken = await timeOf(url, call);
    bytes = taken.bytes;
    times.push(taken.milliseconds);
  }
  const processor = pids.map((pid, index) => (processorTime(pid) - (before[index] ?? 0)) / ROUNDS);
  return { median: times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0, bytes, processor };
};
