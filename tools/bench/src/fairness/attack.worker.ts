import { setMaxListeners } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { attacks } from './attacks.ts';
import type { AttackOrder } from './start-attack.ts';

// `startAttack` passes an order.
const { name, target } = workerData as AttackOrder;
const attack = attacks.find((each) => each.name === name);
if (!attack) throw new Error(`there is no attack ${name}`);

const end = new AbortController();
setMaxListeners(0, end.signal);
parentPort?.once('message', () => end.abort());
parentPort?.postMessage(await attack.run(target, end.signal));
