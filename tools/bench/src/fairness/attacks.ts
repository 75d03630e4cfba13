import { connect } from 'node:net';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { callOf, loginOf } from '@portal/api/bench';
import type { Call, Caller, Days } from '@portal/api/bench';
import { send } from './send.ts';
import type { Client } from './send.ts';

/** A loopback address other than the victim's. */
const ADDRESS = '127.0.0.9';
const [SIGN_INS, EXPORTS, REPORTERS, SLOW_BODIES] = [300, 50, 50, 1_000];
const SLOW_BYTE_EVERY_MS = 5_000;
const PAUSE_AFTER_ERROR_MS = 50;

/** How many of the attacker's calls succeeded, were refused, or lost their connection. */
export type Outcome = { ok: number; refused: number; disconnected: number };

export type Target = { url: string; attacker: Caller; email: string; days: Days };

export type Attack = { name: string; run(target: Target, signal: AbortSignal): Promise<Outcome> };

/** Repeats a call in so many connections at once until the signal. */
const repeat = async (
  url: string,
  call: Call,
  connections: number,
  signal: AbortSignal,
): Promise<Outcome> => {
  const outcome = { ok: 0, refused: 0, disconnected: 0 };
  const client: Client = { url, agent: new Agent({ keepAlive: true }), from: ADDRESS };
  signal.addEventListener('abort', () => client.agent.destroy(), { once: true });
  const work = async () => {
    while (!signal.aborted) {
      try {
        const { status } = await send(client, call);
        outcome[status < 300 ? 'ok' : 'refused'] += 1;
      } catch {
        // The end of the attack closes its connections too.
        if (signal.aborted) return;
        outcome.disconnected += 1;
        await delay(PAUSE_AFTER_ERROR_MS);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return outcome;
};

/** Opens connections that send a byte of a sign-in body every few seconds. */
const sendSlowly = async (url: string, signal: AbortSignal): Promise<Outcome> => {
  const outcome = { ok: 0, refused: 0, disconnected: 0 };
  const { port } = new URL(url);
  const head =
    'POST /api/member/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';
  const sockets = Array.from({ length: SLOW_BODIES }, () => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: ADDRESS }, () =>
      socket.write(head),
    );
    let isAnswered = false;
    socket.on('data', () => (isAnswered = true));
    socket.on('error', () => {}); // Counted when it closes.
    socket.once('close', () => {
      if (!signal.aborted) outcome[isAnswered ? 'refused' : 'disconnected'] += 1;
    });
    return socket;
  });
  const trickle = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }, SLOW_BYTE_EVERY_MS);
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  clearInterval(trickle);
  for (const socket of sockets) socket.destroy();
  return outcome;
};

const report = {
  events: Array.from({ length: 50 }, () => ({
    set: 'a'.repeat(64),
    remote: 'mf-music',
    version: '1.0.0',
    phase: 'mount',
    outcome: 'failed',
    error_class: 'network',
    ms: 10,
  })),
};

export const attacks: readonly Attack[] = [
  {
    name: `sign-ins: ${SIGN_INS} connections of one address, own account`,
    run: ({ url, attacker, email }, signal) => repeat(url, loginOf(attacker.domain, email), SIGN_INS, signal),
  },
  {
    name: `slow bodies: ${SLOW_BODIES} connections, a byte every 5 s`,
    run: ({ url }, signal) => sendSlowly(url, signal),
  },
  {
    name: `exports: ${EXPORTS} XLSX files at once, one account`,
    run: ({ url, attacker, days }, signal) => {
      const path = `/report/videos/export?from=${days.first}&to=${days.last}&format=xlsx`;
      return repeat(url, callOf(attacker, { method: 'GET', path }), EXPORTS, signal);
    },
  },
  {
    name: `telemetry: ${REPORTERS} connections, 50 failures of unknown builds a call`,
    run: ({ url, attacker }, signal) => {
      const call = callOf(
        { ...attacker, token: '', cookie: '' },
        { method: 'POST', path: '/telemetry/event', body: report },
      );
      return repeat(url, call, REPORTERS, signal);
    },
  },
];
