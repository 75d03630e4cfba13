import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import {
  backendError,
  type GoogleError,
  keyInvalid,
  quotaExceeded,
  rateLimitExceeded,
} from './google-error.ts';

/** Known failures of the platform, or of the network in between. */
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

/** A fault of the next requests; without `times`, until it is removed. */
export type Fault = { kind: FaultKind; times?: number | undefined; location?: string | undefined };

const HUGE_BYTES = 50 * 1024 * 1024;
const HANG_MS = 60_000;

const sendError = (reply: FastifyReply, { status, body }: GoogleError) => reply.code(status).send(body);

const requestedIds = ({ request }: FastifyReply) =>
  new URL(request.url, 'http://stand-in').searchParams.getAll('id').flatMap((list) => list.split(','));

/** The faulty response of each kind. */
const faultResponses: Record<FaultKind, (reply: FastifyReply, fault: Fault) => unknown> = {
  quota: (reply) => sendError(reply, quotaExceeded()),
  key: (reply) => sendError(reply, keyInvalid()),
  rate: (reply) => sendError(reply, rateLimitExceeded()),
  backend: (reply) => sendError(reply, backendError()),
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
      items: [...requestedIds(reply).map((id) => ({ kind: 'youtube#channel', id })), null, 7],
    }),
  // A response of another server, such as a captive portal.
  stranger: (reply) => reply.send({ status: 'ok', items: [] }),
  not_json: (reply) => reply.type('application/json').send('{"items": ['),
};

export class Faults {
  #fault: Fault | undefined;

  set(fault: Fault | undefined) {
    this.#fault = fault;
  }

  /** Sends the fault's response if one is set; returns whether it did. */
  async respond(reply: FastifyReply) {
    const fault = this.#fault;
    if (!fault) return false;
    if (fault.times !== undefined) {
      const left = fault.times - 1;
      this.#fault = left > 0 ? { ...fault, times: left } : undefined;
    }
    await faultResponses[fault.kind](reply, fault);
    return true;
  }
}
