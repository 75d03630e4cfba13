import type { CommandContext } from '../command-context.ts';
import { short } from '../output/table.ts';
import type { Client } from '../server/client.ts';
import type { PostData } from '../server/operations.ts';
import { requireExpectedSet } from './expected-set.ts';
import { explainNotProven, isNotProven, type MovePlan, planUpdate, printChanges } from './release-moves.ts';
import { fetchRelease, type Release, type Rollout, tagOf } from './release-shapes.ts';
import { printLeftOut } from './started-domain.ts';

export type RolloutOptions = {
  domain: string;
  /** The server requires it outside a demo. */
  reason?: string | undefined;
  /** As for a move of the domain. */
  expect?: string | undefined;
  unproven?: true | undefined;
};

export type CanaryOptions = RolloutOptions & {
  /** The move that is tried; `update` is to the newest builds. */
  plan: MovePlan | 'update';
  steps: number[];
  everyMinutes?: number | undefined;
};

type RolloutResult = PostData<'/operator/release/rollout/start'>;

/** A rollout in one line, for people. */
export const describeRollout = ({ candidate, share, steps, next_step_at: next }: Rollout) => {
  const later = [...steps.filter((each) => each > share), 100].map((each) => `${each} %`).join(', ');
  return `${share} % of the visitors get ${short(candidate)}; then ${later}${next === null ? '' : `, the next at ${next}`}`;
};

/** What a call about a rollout needs. */
type RolloutCall = {
  client: Client;
  release: Release;
  /** Makes a simultaneous change fail. */
  seen: { ifMatch: string };
};

/** Changes the rollout of a domain as it is now. */
async function changeRollout(
  { domain, expect }: RolloutOptions,
  { printer, withServer }: CommandContext,
  send: (call: RolloutCall) => Promise<RolloutResult>,
) {
  const data = await withServer(async (client) => {
    const release = await fetchRelease(domain, client);
    await requireExpectedSet({ domain, expect }, release, client);
    const result = await send({ client, release, seen: { ifMatch: tagOf(release) } });
    await client.shown.remember(domain, result.set.id);
    return result;
  });
  const { set, rollout, changes, unfollowed, left_out: leftOut } = data;
  if (rollout) printer.line(`${domain}: ${describeRollout(rollout)}`);
  else printer.line(`${domain}: all visitors get ${short(set.id)}`);
  printChanges(`${domain}: `, changes, { printer });
  printLeftOut(domain, leftOut, { printer });
  for (const name of unfollowed) printer.line(`${domain}: ${name} no longer follows the newest build`);
  printer.result({ domain, set: set.id, rollout, changes, unfollowed, left_out: leftOut });
}

/** Gives a share of a domain's visitors the set that a move leads to. */
export const startCanary = (options: CanaryOptions, context: CommandContext) =>
  changeRollout(options, context, ({ client, release, seen }) => {
    const { domain, reason, unproven, steps, everyMinutes } = options;
    const plan = options.plan === 'update' ? planUpdate([], release) : options.plan;
    const body = { domain, reason, unproven, plan, steps, every_minutes: everyMinutes };
    return client.post('/operator/release/rollout/start', body, seen).catch((error: unknown) => {
      throw isNotProven(error) ? explainNotProven(error, domain, plan) : error;
    });
  });

/** Gives more visitors the candidate: the next step's share, or a larger one. */
export const stepCanary = (options: RolloutOptions & { to?: number | undefined }, context: CommandContext) =>
  changeRollout(options, context, ({ client, seen }) => {
    const { domain, reason, unproven, to } = options;
    return client.post('/operator/release/rollout/step', { domain, reason, unproven, share: to }, seen);
  });

/** Gives all visitors the candidate. */
export const promoteCanary = (options: RolloutOptions, context: CommandContext) =>
  changeRollout(options, context, ({ client, seen }) => {
    const { domain, reason, unproven } = options;
    return client.post('/operator/release/rollout/promote', { domain, reason, unproven }, seen);
  });

/** Gives all visitors what the domain runs. */
export const stopCanary = (options: RolloutOptions, context: CommandContext) =>
  changeRollout(options, context, ({ client, seen }) => {
    const { domain, reason } = options;
    return client.post('/operator/release/rollout/stop', { domain, reason }, seen);
  });
