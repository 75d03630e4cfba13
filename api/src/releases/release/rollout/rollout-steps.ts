import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { formatPointer } from '../moves/pointer.ts';
import type { MayAdvance } from './rollout-guard.ts';
import type { RolloutRepository } from './rollout.repository.ts';
import type { Rollout, RolloutService } from './rollout.service.ts';
import { SERVER_MOVERS } from '../moves/server-movers.ts';

const KIND = 'release.rollout';
/** A step rehashes the builds that a candidate adds. */
const LEASE_MS = 10 * 60 * 1000;

export type RolloutStepsDependencies = {
  rollouts: RolloutService;
  plans: RolloutRepository;
  clock: Clock;
  mayAdvance: MayAdvance;
  /** A rollout whose step is due, but held by the guard. */
  onHeld(held: { domain: string; share: number; reason: string }): void;
  onFailed(error: unknown, domain: string): void;
};

/** Returns what takes the due steps of all rollouts, and stops those that the guard condemns. */
export const createRolloutSteps = (dependencies: RolloutStepsDependencies) => {
  const { rollouts, plans, clock, mayAdvance, onHeld, onFailed } = dependencies;

  const isDue = ({ nextStepAt }: Rollout) => nextStepAt !== null && nextStepAt <= clock.now();

  const judge = async (domain: string) => {
    const rollout = await rollouts.find(domain);
    if (!rollout) return;
    const { pointer, share } = rollout;
    const order = { domain, expected: formatPointer(pointer) };
    const { verdict, reason } = await mayAdvance(rollout);
    if (verdict === 'stop') await rollouts.stop({ ...order, by: SERVER_MOVERS.guard, reason });
    else if (isDue(rollout) && verdict === 'hold') onHeld({ domain, share, reason });
    else if (isDue(rollout))
      await rollouts.step({ ...order, by: SERVER_MOVERS.time, reason: rollout.reason });
  };

  return async () => {
    for (const domain of await plans.listDomains()) {
      try {
        await judge(domain);
      } catch (error) {
        // One domain must not hold up the others; this one is tried again at the next run.
        onFailed(error, domain);
      }
    }
  };
};

/** Registers the job that takes the steps of rollouts by time. */
export function installRolloutSteps(
  app: FastifyInstance,
  {
    intervalMs,
    ...dependencies
  }: Pick<RolloutStepsDependencies, 'rollouts' | 'plans' | 'mayAdvance'> & { intervalMs: number },
) {
  const { clock, jobs, log } = app;
  const takeDueSteps = createRolloutSteps({
    ...dependencies,
    clock,
    onHeld: (held) => log.info(held, 'a canary stays at its share'),
    onFailed: (error, domain) => log.error({ err: error, domain }, 'a canary cannot take its next step'),
  });
  jobs.register({
    kind: KIND,
    batch: 1,
    leaseMs: LEASE_MS,
    isPermanent: true,
    async run(due) {
      // From its beginning, so that the next window is not longer by what this look takes.
      const next = new Date(clock.now().getTime() + intervalMs);
      await takeDueSteps();
      for (const job of due) await jobs.store.reschedule(job, next);
    },
  });
}
