import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import {
  backendError,
  type GoogleError,
  keyInvalid,
  quotaExceeded,
  rateLimitExceeded,
} from './google-error.ts';

/** Ways in which the platform, or what lies between, is known to fail. */
export const faultKinds = [
  'quota',
  'key',
  'rate',
  'backend',
  'hang',
  'reset',
  'html',
  'huge',
  'redirect',
  'no_items',
  'no_snippet',
  'not_json',
  'stranger',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault for the next requests; without `times` until it is taken back. */
export type Fault = { kind: FaultKind; times?: number | undefined; location?: string | undefined };

const HUGE_BYTES = 50 * 1024 * 1024;
const HANG_MS = 60_000;

const refuse = (reply: FastifyReply, { status, body }: GoogleError) => reply.code(status).send(body);

const askedIds = ({ request }: FastifyReply) =>
  new URL(request.url, 'http://stand-in').searchParams.getAll('id').flatMap((list) => list.split(','));

/** Answers wrongly, in the way of the fault. */
const commit: Record<FaultKind, (reply: FastifyReply, fault: Fault) => unknown> = {
  quota: (reply) => refuse(reply, quotaExceeded()),
  key: (reply) => refuse(reply, keyInvalid()),
  rate: (reply) => refuse(reply, rateLimitExceeded()),
  backend: (reply) => refuse(reply, backendError()),
  async hang(reply) {
    await delay(HANG_MS, undefined, { ref: false });
    return reply.send({});
  },
  reset: (reply) => reply.hijack().raw.socket?.destroy(),
  html: (reply) => reply.type('text/html').send('<!doctype html><title>Sign in to the network</title>'),
  huge: (reply) => reply.type('application/json').send(Buffer.alloc(HUGE_BYTES, 0x20)),
  redirect: (reply, { location = 'http://127.0.0.1:9/' }) => reply.redirect(location, 302),
  no_items: (reply) => reply.send({ kind: 'youtube#channelListResponse', pageInfo: { totalResults: 0 } }),
  no_snippet: (reply) =>
    reply.send({
      kind: 'youtube#channelListResponse',
      items: [...askedIds(reply).map((id) => ({ kind: 'youtube#channel', id })), null, 7],
    }),
  // As a captive portal or a wrong address might.
  stranger: (reply) => reply.send({ status: 'ok', items: [] }),
  not_json: (reply) => reply.type('application/json').send('{"items": ['),
};

export class Faults {
  #fault: Fault | undefined;

  set(fault: Fault | undefined) {
    this.#fault = fault;
  }

  /** Answers in the request's place if it is its turn to fail. */
  async strike(reply: FastifyReply) {
    const fault = this.#fault;
    if (!fault) return false;
    if (fault.times !== undefined) {
      const left = fault.times - 1;
      this.#fault = left > 0 ? { ...fault, times: left } : undefined;
    }
    await commit[fault.kind](reply, fault);
    return true;
  }
}
