import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { toThrottledAddress } from './client-address.ts';

/** How many refusals of an address are sent at once, and how late further ones are sent. */
export type RefusalLimits = {
  /** Refusals that are sent at once. */
  free: number;
  /** The time in which an address regains one of them. */
  regainMs: number;
  /** What each refusal beyond the free ones adds to the delay. */
  stepMs: number;
  maxDelayMs: number;
  /** The most refusals of an address that wait at a time. */
  waiting: number;
};

/** More than users cause, and fewer than a program that repeats refused requests. */
const DEFAULT_LIMITS: RefusalLimits = {
  free: 20,
  regainMs: 500,
  stepMs: 50,
  maxDelayMs: 2_000,
  waiting: 200,
};

/** The most addresses in memory; those that were refused least recently are dropped beyond it. */
const MAX_ADDRESSES = 10_000;

type Refused = { level: number; at: number; waiting: number };

/** Counts the refusals of each address and returns how long the next one waits. */
export const createRefusalDelays = (limits: RefusalLimits, now: () => number) => {
  const addresses = new Map<string, Refused>();
  // Beyond this level the delay no longer grows, so an address recovers in a time that is independent of its flood.
  const maxLevel = limits.free + limits.maxDelayMs / limits.stepMs;

  const count = (address: string): Refused => {
    const entry = addresses.get(address) ?? { level: 0, at: now(), waiting: 0 };
    const regained = (now() - entry.at) / limits.regainMs;
    entry.level = Math.min(maxLevel, Math.max(0, entry.level - regained) + 1);
    entry.at = now();
    // A Map iterates in the order of insertion.
    addresses.delete(address);
    addresses.set(address, entry);
    if (addresses.size > MAX_ADDRESSES) addresses.delete(addresses.keys().next().value ?? '');
    return entry;
  };

  /** Counts a refusal. Its milliseconds, and what ends its wait; undefined when too many of the address wait. */
  return (address: string): { milliseconds: number; end: () => void } | undefined => {
    const entry = count(address);
    const milliseconds = Math.max(0, entry.level - limits.free) * limits.stepMs;
    if (milliseconds > 0 && entry.waiting >= limits.waiting) return undefined;
    entry.waiting += 1;
    return { milliseconds, end: () => (entry.waiting -= 1) };
  };
};

/**
 * Sends the refusals of an address later and later, because a client that sends every refused request again would
 * otherwise take the server's time from all others. A wait is a timer; no work and no queue place is held meanwhile.
 */
export const installRefusalDelay = (app: FastifyInstance, limits = DEFAULT_LIMITS) => {
  const wait = createRefusalDelays(limits, () => performance.now());
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode < 400 || reply.statusCode >= 500) return;
    const turn = wait(toThrottledAddress(request.clientAddress));
    // The client has to connect again, which costs it more than the next request.
    if (!turn) return void reply.header('Connection', 'close');
    const disconnected = new AbortController();
    const abort = () => disconnected.abort();
    reply.raw.once('close', abort);
    if (reply.raw.closed) abort();
    try {
      if (turn.milliseconds > 0) await delay(turn.milliseconds, undefined, { signal: disconnected.signal });
    } catch (error) {
      if (!disconnected.signal.aborted) throw error;
    } finally {
      reply.raw.off('close', abort);
      turn.end();
    }
  });
};
