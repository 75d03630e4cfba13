import { diffReleaseSets, type ReleaseSet, type ReleaseSetChange } from '@portal/shared/release';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Mover } from '../moves/move.ts';
import type { LeftOut } from '../sets/newest/compose-newest.ts';
import type { MovePlan } from '../moves/plan-move.ts';
import { type Candidate, formatPointer, type Pointer } from '../moves/pointer.ts';
import type { MoveOrder, ReleaseService } from '../moves/release.service.ts';
import type { RolloutPlan, RolloutRepository } from './rollout.repository.ts';

/** The steps of a rollout, in percent of the visitors; all of them follow after the last one. */
export type RolloutSteps = {
  steps: readonly number[];
  /** Minutes from one step to the next. @default each step is taken by command */
  everyMinutes?: number | undefined;
};

/** A running rollout. */
export type Rollout = RolloutPlan & {
  domain: string;
  pointer: Pointer & { candidate: Candidate };
  control: ReleaseSet;
  candidate: ReleaseSet;
  share: number;
  /** How the candidate differs from the control. */
  changes: ReleaseSetChange[];
};

/** What a change of a rollout did. */
export type RolloutResult = {
  /** The set that the domain runs, which is the control while a rollout runs. */
  set: ReleaseSet;
  rollout: Rollout | undefined;
  /** What changed for the visitors that moved. */
  changes: ReleaseSetChange[];
  /** Names that no longer follow the newest build, because a build was chosen for them. */
  unfollowed: string[];
  /** Newer builds than those to which `newest` led, and why each is left out. */
  leftOut: LeftOut[];
};

type StepTimes = 'stepAt' | 'nextStepAt';

type RolloutOrder = Omit<MoveOrder, 'keepsFollowing'>;

export type RolloutDependencies = {
  mover: Mover;
  releases: ReleaseService;
  plans: RolloutRepository;
  clock: Clock;
};

const MINUTE_MS = 60_000;

type RunningRollout = Pick<Rollout, 'domain' | 'pointer' | 'control' | 'candidate'> & { plan: RolloutPlan };

export const toRollout = ({ plan, ...running }: RunningRollout): Rollout => ({
  ...plan,
  ...running,
  share: running.pointer.candidate.share,
  changes: diffReleaseSets(running.control, running.candidate),
});

/** When a step begins, and when the next one is due. */
const computeTimes = (stepAt: Date, everyMinutes: number | null) => ({
  stepAt,
  nextStepAt: everyMinutes === null ? null : new Date(stepAt.getTime() + everyMinutes * MINUTE_MS),
});

/** Gives a growing share of a domain's visitors another set before all get it. */
export const createRolloutService = ({ mover, releases, plans, clock }: RolloutDependencies) => {
  const find = async (domain: string): Promise<Rollout | undefined> => {
    const pointer = await releases.findPointer(domain);
    const plan = pointer?.candidate && (await plans.find(domain));
    if (!pointer?.candidate || !plan) return undefined;
    const control = await releases.loadSet(pointer.set);
    const candidate = await releases.loadSet(pointer.candidate.set);
    return toRollout({
      plan,
      domain,
      control,
      candidate,
      pointer: { set: pointer.set, candidate: pointer.candidate },
    });
  };

  const require = async (domain: string) => {
    const rollout = await find(domain);
    if (!rollout) throw new AppError((await releases.findPointer(domain)) ? 'no_rollout' : 'no_release');
    return rollout;
  };

  /** The rollout that the caller expects, at any share: a promotion or a stop does not fail because of a concurrent step. */
  const requireExpected = async ({ domain, expected }: RolloutOrder) => {
    const rollout = await require(domain);
    const { set, candidate } = rollout.pointer;
    if (!expected.startsWith(`${set}.${candidate.set}.`)) throw new AppError('release_moved');
    return rollout;
  };

  /** Gives a share of the visitors the candidate. */
  const moveToShare = async (
    order: RolloutOrder,
    { control, candidate }: Pick<Rollout, 'control' | 'candidate'>,
    step: { from: Pointer; share: number; at: Date; plan: Omit<RolloutPlan, StepTimes> },
  ): Promise<RolloutResult> => {
    const { from, share, at, plan } = step;
    const rollout = { ...plan, ...computeTimes(at, plan.everyMinutes) };
    const pointer = { set: control.id, candidate: { set: candidate.id, share } };
    const unfollowed = await mover.make({
      ...order,
      from: control,
      to: candidate,
      unproven: plan.unproven,
      action: 'canary',
      rollout,
      pointer: { from, to: pointer },
    });
    if (!unfollowed) throw new AppError('release_moved');
    const changes = diffReleaseSets(control, candidate);
    const running = { ...rollout, domain: order.domain, pointer, control, candidate, share, changes };
    return { set: control, rollout: running, changes, unfollowed, leftOut: [] };
  };

  /** Gives all visitors the candidate. */
  const promote = async (order: RolloutOrder, rollout: Rollout): Promise<RolloutResult> => {
    const { control, candidate, pointer, changes, chosen } = rollout;
    const unfollowed = await mover.make({
      ...order,
      from: control,
      to: candidate,
      unproven: order.unproven || rollout.unproven,
      action: 'promote',
      chosen,
      pointer: { from: pointer, to: { set: candidate.id } },
    });
    if (!unfollowed) throw new AppError('release_moved');
    return { set: candidate, rollout: undefined, changes, unfollowed, leftOut: [] };
  };

  return {
    find,

    /**
     * Gives the visitors of the first step the set that a plan leads to.
     * @throws NotProvenError, BuildRefusedError, AppError `release_moved`, `rollout_running`, or `validation` when the
     * plan changes nothing
     */
    async start(
      order: RolloutOrder,
      movePlan: MovePlan,
      { steps, everyMinutes = undefined }: RolloutSteps,
    ): Promise<RolloutResult> {
      const control = await releases.requireExpectedSet(order);
      const { to: candidate, chosen, leftOut } = await releases.planMove(control, movePlan);
      const [share] = steps;
      if (candidate.id === control.id || share === undefined)
        throw new AppError('validation', {
          fields: [{ path: share === undefined ? 'steps' : 'plan', code: 'invalid' }],
        });
      const at = clock.now();
      const plan = {
        steps,
        chosen,
        everyMinutes: everyMinutes ?? null,
        unproven: order.unproven ?? false,
        reason: order.reason,
        startedAt: at,
        startedBy: order.by,
      };
      const from = { set: control.id };
      return {
        ...(await moveToShare(order, { control, candidate }, { from, share, at, plan })),
        leftOut,
      };
    },

    /**
     * Goes to the next step, or to a larger share; after the last one all visitors get the candidate.
     * @throws NotProvenError, BuildRefusedError, AppError `no_rollout`, `release_moved`, or `validation` for a share that
     * is not larger
     */
    async step(order: RolloutOrder, given?: number): Promise<RolloutResult> {
      const rollout = await requireExpected(order);
      const { pointer, share: present, steps } = rollout;
      if (order.expected !== formatPointer(pointer)) throw new AppError('release_moved');
      if (given !== undefined && given <= present)
        throw new AppError('validation', {
          fields: [{ path: 'share', code: 'too_small', limit: present + 1 }],
        });
      const share = given ?? steps.find((each) => each > present) ?? 100;
      if (share >= 100) return promote(order, rollout);
      return moveToShare(order, rollout, {
        from: pointer,
        share,
        at: clock.now(),
        plan: { ...rollout, unproven: order.unproven || rollout.unproven },
      });
    },

    /** Gives all visitors the candidate. @throws as `step` */
    promote: async (order: RolloutOrder): Promise<RolloutResult> =>
      promote(order, await requireExpected(order)),

    /** Gives all visitors the control again. @throws AppError `no_rollout`, `release_moved` */
    async stop(order: RolloutOrder): Promise<RolloutResult> {
      // A concurrent step changes the pointer and makes this attempt fail; the next attempt uses the new pointer.
      for (;;) {
        const { control, candidate, pointer } = await requireExpected(order);
        const unfollowed = await mover.make({
          ...order,
          from: candidate,
          to: control,
          action: 'stop',
          pointer: { from: pointer, to: { set: control.id } },
        });
        const changes = diffReleaseSets(candidate, control);
        if (unfollowed) return { set: control, rollout: undefined, changes, unfollowed, leftOut: [] };
      }
    },
  };
};

export type RolloutService = ReturnType<typeof createRolloutService>;
