import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Outcome, Target } from './attacks.ts';

export type AttackOrder = { name: string; target: Target };

/**
 * Starts an attack in a thread of its own, so that its work does not count as the victim's waiting time. The returned
 * function ends it.
 */
export const startAttack = (order: AttackOrder): (() => Promise<Outcome>) => {
  const worker = new Worker(new URL('./attack.worker.ts', import.meta.url), { workerData: order });
  const ended = once(worker, 'message') as Promise<[Outcome]>; // The worker sends its outcome only.
  return async () => {
    worker.postMessage('end');
    const [outcome] = await ended;
    await worker.terminate();
    return outcome;
  };
};
