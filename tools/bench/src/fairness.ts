import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { callOf, openTwoTenants, residentMemory, signIn, startServerProcess } from '@portal/api/bench';
import { cacheFolder } from './cache-folder.ts';
import { attacks } from './fairness/attacks.ts';
import type { Outcome } from './fairness/attacks.ts';
import { judge } from './fairness/judge.ts';
import type { Round } from './fairness/judge.ts';
import { startAttack } from './fairness/start-attack.ts';
import { useThePortal } from './fairness/victim.ts';
import type { Victim } from './fairness/victim.ts';

/** Time for the attack to be at full strength before the victim is measured. */
const RAMP_MS = 1_000;
/** Longer than the threads of exports live without work. */
const SETTLE_MS = 40_000;
/** How long memory may take to return. */
const RECOVERY_MS = 60_000;
const MEMORY_BOUND = 1.1;
const COLLECTION_MS = 1_000;

type Api = Awaited<ReturnType<typeof startServerProcess>>;

/** The server's memory without garbage, in megabytes. */
const measureMemory = async (api: Api) => {
  api.collectGarbage();
  await delay(COLLECTION_MS);
  return residentMemory(api.pid);
};

/** Waits until memory has returned, at most a minute, and returns it. */
const memoryAfter = async (api: Api, before: number) => {
  const until = performance.now() + RECOVERY_MS;
  let memory = await measureMemory(api);
  while (memory > before * MEMORY_BOUND && performance.now() < until) memory = await measureMemory(api);
  return memory;
};

export type FairnessOptions = {
  rounds: number;
  /** Of an attack. */
  seconds: number;
  /** Of report history. */
  days: number;
  /** How the names of the attacks begin. */
  only: string;
};

/** Measures what attacks take from a user of another domain; a missed target is exit code 1. */
export async function measureFairness({ rounds, seconds, days, only }: FairnessOptions) {
  const chosen = attacks.filter(({ name }) => name.startsWith(only));
  if (chosen.length === 0) {
    console.error('bench: --only begins the name of an attack');
    process.exit(1);
  }
  const tenants = await openTwoTenants(cacheFolder, days);
  try {
    const api = await startServerProcess(tenants.environment);
    try {
      const { url } = api;
      const { attacker, victim: other, days: span, invalidateCache } = tenants;
      const target = {
        url,
        attacker: await signIn(url, attacker.host, attacker.email),
        email: attacker.email,
        days: span,
      };
      const caller = await signIn(url, other.host, other.email);
      const path = `/report/summary?from=${span.first}&to=${span.last}&compare=none`;
      const read = callOf(caller, { method: 'GET', path });
      const victim: Victim = { url, caller, email: other.email, read, invalidateCache };
      // Warms up the server.
      await useThePortal(victim, seconds);
      const missed: string[] = [];
      for (const { name } of chosen) {
        const seen: Round[] = [];
        const outcome: Outcome = { ok: 0, refused: 0, disconnected: 0 };
        // What the first attack loads once, such as code and threads, is no growth. A leak grows with each attack.
        const endFirst = startAttack({ name, target });
        await delay(seconds * 1000);
        await endFirst();
        await delay(SETTLE_MS);
        const before = await measureMemory(api);
        for (let round = 0; round < rounds; round += 1) {
          const idle = await useThePortal(victim, seconds);
          const endAttack = startAttack({ name, target });
          await delay(RAMP_MS);
          const attacked = await useThePortal(victim, seconds);
          const counted = await endAttack();
          for (const key of ['ok', 'refused', 'disconnected'] as const) outcome[key] += counted[key];
          seen.push({ idle, attacked });
        }
        const withGarbage = residentMemory(api.pid);
        const after = await memoryAfter(api, before);
        const { lines, misses } = judge(seen, { before, after, bound: MEMORY_BOUND, withGarbage });
        console.log(`\n${name}`);
        for (const line of lines) console.log(`  ${line}`);
        console.log(
          `  attacker: ${outcome.ok} answered, ${outcome.refused} refused, ${outcome.disconnected} disconnected; load average ${loadavg()[0]?.toFixed(1)}`,
        );
        // An attack that never reached the server proves nothing.
        if (outcome.ok + outcome.refused === 0) misses.push('the server answered none of the attack');
        missed.push(...misses.map((miss) => `${name}: ${miss}`));
      }
      if (missed.length > 0) {
        console.log(`\nMissed:\n  ${missed.join('\n  ')}`);
        process.exitCode = 1;
      }
    } finally {
      await api.stop();
    }
  } finally {
    await tenants.stop();
  }
}
