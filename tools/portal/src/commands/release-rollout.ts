import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { short } from '../output/table.ts';
import { requireExpectedSet } from './expected-set.ts';
import { explainNotProven, isNotProven, type MovePlan, planUpdate, printChanges } from './release-moves.ts';
import {
  type ReleaseResponse,
  releaseResponseSchema,
  type Rollout,
  rolloutResponseSchema,
} from './release.schemas.ts';
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
  steps: readonly number[];
  everyMinutes?: number | undefined;
};

type Action = 'start' | 'step' | 'promote' | 'stop';

/** A rollout in one line, for people. */
export const describeRollout = ({ candidate, share, steps, next_step_at: next }: Rollout) => {
  const later = [...steps.filter((each) => each > share), 100].map((each) => `${each} %`).join(', ');
  return `${share} % of the visitors get ${short(candidate)}; then ${later}${next === null ? '' : `, the next at ${next}`}`;
};

/** Changes the rollout of a domain as it is now; a simultaneous change makes it fail. */
async function changeRollout(
  action: Action,
  { domain, reason, expect, unproven }: RolloutOptions,
  context: CommandContext,
  planBody: (release: ReleaseResponse) => { body: Record<string, unknown>; plan?: MovePlan } = () => ({
    body: {},
  }),
) {
  const { printer, withServer } = context;
  const data = await withServer(async (client) => {
    const { data: release, tag } = await client.call({
      path: '/release',
      query: { domain },
      responseSchema: releaseResponseSchema,
    });
    if (tag === undefined) throw new CommandFailure('The server did not say what the domain runs.');
    await requireExpectedSet({ domain, expect }, release, client);
    const { body, plan } = planBody(release);
    const { data: result } = await client
      .call({
        method: 'POST',
        path: `/release/rollout/${action}`,
        body: { domain, reason, ...(action === 'stop' ? {} : { unproven }), ...body },
        ifMatch: tag,
        responseSchema: rolloutResponseSchema,
      })
      .catch((error: unknown) => {
        throw plan && isNotProven(error) ? explainNotProven(error, domain, plan) : error;
      });
    await client.shown.remember(domain, result.set.id);
    return result;
  });
  const { set, rollout, changes, unfollowed, left_out: leftOut } = data;
  if (rollout) printer.line(`${domain}: ${describeRollout(rollout)}`);
  else printer.line(`${domain}: all visitors get ${short(set.id)}`);
  printChanges(`${domain}: `, changes, context);
  printLeftOut(domain, leftOut, context);
  for (const name of unfollowed) printer.line(`${domain}: ${name} no longer follows the newest build`);
  printer.result({ domain, set: set.id, rollout, changes, unfollowed, left_out: leftOut });
}

/** Gives a share of a domain's visitors the set that a move leads to. */
export const startCanary = (
  { plan: given, steps, everyMinutes, ...options }: CanaryOptions,
  context: CommandContext,
) =>
  changeRollout('start', options, context, (release) => {
    const plan = given === 'update' ? planUpdate([], release) : given;
    return { plan, body: { plan, steps, every_minutes: everyMinutes } };
  });

/** Gives more visitors the candidate: the next step's share, or a larger one. */
export const stepCanary = (
  { to, ...options }: RolloutOptions & { to?: number | undefined },
  context: CommandContext,
) => changeRollout('step', options, context, () => ({ body: { share: to } }));

/** Gives all visitors the candidate. */
export const promoteCanary = (options: RolloutOptions, context: CommandContext) =>
  changeRollout('promote', options, context);

/** Gives all visitors what the domain runs. */
export const stopCanary = (options: RolloutOptions, context: CommandContext) =>
  changeRollout('stop', options, context);
