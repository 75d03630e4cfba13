import autocannon from 'autocannon';
import { processorTime } from './processor-time.ts';
import type { Call } from './scenarios.ts';

export type Load = {
  connections: number;
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
  /** Processor time per request in milliseconds, of the server and the database; hardly depends on other load. */
  processor: readonly number[];
};

export type LoadOptions = {
  url: string;
  calls: readonly Call[];
  connections: number;
  seconds: number;
  /** The processes to measure the processor time of. */
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

/** Measures load after a second of warm-up; times are in milliseconds. */
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

/** Measures the time of one request and the size of its response. */
export const timeOf = async (url: string, { method, path, headers, body }: Call) => {
  const start = performance.now();
  const reply = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) });
  const bytes = (await reply.arrayBuffer()).byteLength;
  if (!reply.ok) throw new Error(`${method} ${path} returned ${reply.status}.`);
  return { milliseconds: performance.now() - start, bytes };
};

/**
 * Measures the median of sequential requests, more precisely than the load generator's whole milliseconds. The response
 * cache is invalidated before each request, which counts in the processor time only.
 */
export const measureSequentially = async (
  { url, calls, pids }: Pick<LoadOptions, 'url' | 'calls' | 'pids'>,
  invalidateCache: () => Promise<void>,
) => {
  const times: number[] = [];
  let bytes = 0;
  const before = pids.map(processorTime);
  for (let round = 0; round < ROUNDS; round += 1) {
    const call = calls[round % calls.length];
    if (!call) throw new Error('The scenario has no calls.');
    await invalidateCache();
    const taken = await timeOf(url, call);
    bytes = taken.bytes;
    times.push(taken.milliseconds);
  }
  const processor = pids.map((pid, index) => (processorTime(pid) - (before[index] ?? 0)) / ROUNDS);
  return { median: times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0, bytes, processor };
};
