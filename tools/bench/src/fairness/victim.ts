import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { loginOf } from '@portal/api/bench';
import type { Call, Caller } from '@portal/api/bench';
import { send } from './send.ts';
import type { Answer, Client } from './send.ts';

/** A user reads more often than signing in. */
const READS_PER_SIGN_IN = 4;
const PAUSE_MS = 20;

export type Victim = {
  url: string;
  caller: Caller;
  email: string;
  read: Call;
  invalidateCache: () => Promise<void>;
};

/** The answers that the victim got. */
export type Answers = { reads: Answer[]; signIns: Answer[] };

/** Reads and signs in, one call after the other, for so many seconds. */
export const useThePortal = async (
  { url, caller, email, read, invalidateCache }: Victim,
  seconds: number,
): Promise<Answers> => {
  const client: Client = { url, agent: new Agent({ keepAlive: true }), from: '127.0.0.1' };
  const answers: Answers = { reads: [], signIns: [] };
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    for (let count = 0; count < READS_PER_SIGN_IN; count += 1) {
      await invalidateCache();
      answers.reads.push(await send(client, read));
      await delay(PAUSE_MS);
    }
    answers.signIns.push(await send(client, loginOf(caller.domain, email)));
  }
  client.agent.destroy();
  return answers;
};
